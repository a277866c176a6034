/** Following a table: what is known of it, and what each message of the server makes of that. */
import type { ChatLine, Clock, FromServer, Late, LineInfo, Moved, Ordered, Position, Proposal, TableInfo, Welcome } from "../api/types";

export interface Followed {
  table: TableInfo;
  position: Position | null;
  lines: LineInfo[];
  chat: ChatLine[];
  proposals: Proposal[];
  /** The lines that have come since the position that was shown before: a new array for each new position. */
  fresh: readonly LineInfo[];
  /** The line that the match has just gone back to, if it did. */
  backTo: number | null;
  /** The seat whose bot has just said that it thinks for other tables first. */
  late: number | null;
}

/** What is known after a message; null if lines are missing and the table has to be asked for anew. */
export function follow(known: Followed | null, message: FromServer): Followed | null {
  if (message.type === "welcome") return welcomed(known, message);
  if (!known) return null;
  if (message.type === "moved") return moved(known, message);
  if (message.type === "table") return { ...known, table: message.table, proposals: message.proposals };
  if (message.type === "clock") return started(known, message);
  if (message.type === "late") return delayed(known, message);
  if (message.type === "orders") return ordered(known, message);
  if (message.type === "chat") return { ...known, chat: [...known.chat.filter((line) => line.id !== message.line.id), message.line] };
  return known;
}

/** What is known with lines that came before: of a long match only the last ones are told at first. */
export function preceded(known: Followed, earlier: readonly LineInfo[]): Followed {
  const first = known.lines[0]?.number ?? 0;
  return { ...known, lines: [...earlier.filter((line) => line.number < first), ...known.lines] };
}

/** Whether each line follows the one before it, up to the last one. */
function isUnbroken(lines: readonly LineInfo[], last: number): boolean {
  return (lines.at(-1)?.number ?? -1) === last && lines.every((line, at) => line.number === last - (lines.length - 1 - at));
}

function welcomed(known: Followed | null, welcome: Welcome): Followed | null {
  const { table, position, lines, chat, proposals } = welcome;
  const isSameReader = known?.position?.reader === position?.reader;
  const before = isSameReader ? (known?.lines ?? []) : [];
  const last = position?.line ?? -1;
  const after = lines[0] ? lines[0].number - 1 : last;
  const kept = before.filter((line) => line.number <= after);
  const joined = [...kept, ...lines];
  const whole = isUnbroken(joined, last) ? joined : lines;
  const isEnough = (welcome.after ?? -1) < 0 || (isSameReader && whole === joined);
  if (known && !(isEnough && isUnbroken(whole, last))) return null;
  return { table, position, lines: whole, chat, proposals, fresh: before.length > 0 ? lines : [], backTo: kept.length < before.length ? after : null, late: null };
}

function moved(known: Followed, { after, lines, position, table }: Moved): Followed | null {
  const now = known.position;
  if (now && position.sequence < now.sequence) return known;
  const last = known.lines.at(-1)?.number ?? -1;
  if (after > last) return null;
  const kept = known.lines.filter((line) => line.number <= after);
  return { ...known, table, position, lines: [...kept, ...lines], fresh: after < last ? [] : lines, backTo: after < last ? after : null, late: null };
}

/** What is passed on for a seat has changed. */
function ordered(known: Followed, { seat, orders, can_order }: Ordered): Followed {
  const { position } = known;
  return position?.reader === seat ? { ...known, position: { ...position, orders, can_order } } : known;
}

/** A bot thinks for others first; what is past is no news. */
function delayed(known: Followed, { seat, sequence }: Late): Followed {
  return known.position?.sequence === sequence ? { ...known, late: seat } : known;
}

/** The clock of a question runs from now on. */
function started(known: Followed, { seat, sequence, left }: Clock): Followed {
  const { position } = known;
  if (position?.sequence !== sequence) return known;
  const asks = position.asks.map((ask) => (ask.seat === seat ? { ...ask, left } : ask));
  return { ...known, position: { ...position, asks } };
}
