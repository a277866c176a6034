/** Pieces that go from one place to another, on a table that is zoomed. */
import { crossfade, type TransitionConfig } from "svelte/transition";

type Pair = ReturnType<typeof crossfade>;
type Crossing = Pair[number];

/** Svelte's `crossfade` for tables that fill their screen by `zoom`: it measures on the screen, and moves on the table. */
export function crossing(how: Parameters<typeof crossfade>[0]): Pair {
  const [send, receive] = crossfade(how);
  return [onTable(send), onTable(receive)];
}

function onTable(crosses: Crossing): Crossing {
  return (node, params) => {
    const begin = crosses(node, params);
    return () => {
      const { css, ...config } = begin();
      const zoom = (node as Element).currentCSSZoom || 1;
      return css ? { ...config, css: (t: number, left: number) => shortened(css(t, left), zoom) } : (config satisfies TransitionConfig);
    };
  };
}

/** A style whose way across the screen is one across the table. */
export function shortened(style: string, zoom: number): string {
  return style.replace(/translate\((.+?)px,\s*(.+?)px\)/, (_, x: string, y: string) => `translate(${Number(x) / zoom}px,${Number(y) / zoom}px)`);
}
