/**
 * A few quiet sounds, made from noise and tones as they are needed: dice on wood, a broadside far off, the ship's bell.
 * Loaded only for those who have switched them on.
 */
export type Sound = "dice" | "broadside" | "bell";

let context: AudioContext | undefined;

/** Nothing where the browser has no sound, or wants to be touched first. */
export function play(sound: Sound): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume().then(() => context && SOUNDS[sound](context, context.currentTime));
}

const SOUNDS: Record<Sound, (at: AudioContext, now: number) => void> = {
  dice: (at, now) => [0, 0.07, 0.13, 0.24, 0.31].forEach((later, n) => knock(at, now + later, 1700 + 320 * (n % 3), 0.03, 0.1)),
  broadside: (at, now) => [0, 0.09, 0.16, 0.27].forEach((later) => knock(at, now + later, 110, 0.7, 0.16)),
  bell: (at, now) => [0, 0.34].forEach((later) => [880, 1320, 2217].forEach((tone, n) => ring(at, now + later, tone, 0.05 / (n + 1)))),
};

/** A burst of noise around a pitch: short and high it is wood, long and low a gun. */
function knock(at: AudioContext, when: number, pitch: number, length: number, loud: number): void {
  const noise = new AudioBufferSourceNode(at, { buffer: hiss(at, length) });
  const filter = new BiquadFilterNode(at, { type: pitch < 400 ? "lowpass" : "bandpass", frequency: pitch, Q: 1.2 });
  noise.connect(filter).connect(fading(at, when, length, loud));
  noise.start(when);
}

function ring(at: AudioContext, when: number, tone: number, loud: number): void {
  const length = 0.9;
  const bell = new OscillatorNode(at, { frequency: tone });
  bell.connect(fading(at, when, length, loud));
  bell.start(when);
  bell.stop(when + length);
}

function fading(at: AudioContext, when: number, length: number, loud: number): AudioNode {
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(loud, when);
  gain.gain.exponentialRampToValueAtTime(0.0001, when + length);
  gain.connect(at.destination);
  return gain;
}

function hiss(at: AudioContext, length: number): AudioBuffer {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let n = 0; n < wave.length; n++) wave[n] = Math.random() * 2 - 1;
  return buffer;
}
