// Small sounds, made on the spot: wood, paper and a cowbell. No files, nothing to load.
import { settings } from '../settings.svelte.ts';

export type Sound = 'place' | 'take' | 'turn' | 'reveal' | 'bell' | 'roll';

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it. */
function ready(): AudioContext | null {
  if (!settings.sound || document.hidden) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

export function play(sound: Sound): void {
  try {
    const to = ready();
    if (to) SCORES[sound](to);
  } catch {
    // A browser without sound still plays.
  }
}

const SCORES: Record<Sound, (to: AudioContext) => void> = {
  place: (to) => knock(to, 300, 0.05, 0.25),
  reveal: (to) => rustle(to, 0.16, 2600),
  take: (to) => {
    knock(to, 120, 0.16, 0.4);
    rustle(to, 0.3, 900);
  },
  roll: (to) => [0, 70, 150, 260].forEach((wait) => knock(to, 500, 0.03, 0.2, wait / 1000)),
  turn: (to) => bell(to, 660, 0.12),
  bell: (to) => [0, 0.22, 0.44].forEach((wait) => bell(to, 520, 0.16, wait)),
};

function loud(to: AudioContext, peak: number, at: number, length: number): GainNode {
  const gain = to.createGain();
  gain.gain.setValueAtTime(peak, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(to.destination);
  return gain;
}

function knock(to: AudioContext, pitch: number, length: number, peak: number, wait = 0): void {
  const at = to.currentTime + wait;
  const tone = to.createOscillator();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + length);
  tone.connect(loud(to, peak, at, length));
  tone.start(at);
  tone.stop(at + length);
}

function rustle(to: AudioContext, length: number, pitch: number): void {
  const at = to.currentTime;
  const noise = to.createBufferSource();
  const buffer = to.createBuffer(1, to.sampleRate * length, to.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  noise.buffer = buffer;
  const filter = to.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  noise.connect(filter).connect(loud(to, 0.12, at, length));
  noise.start(at);
}

/** A cowbell: two tones that do not quite agree. */
function bell(to: AudioContext, pitch: number, peak: number, wait = 0): void {
  const at = to.currentTime + wait;
  for (const ratio of [1, 1.48]) {
    const tone = to.createOscillator();
    tone.type = 'square';
    tone.frequency.value = pitch * ratio;
    tone.connect(loud(to, peak / 3, at, 0.35));
    tone.start(at);
    tone.stop(at + 0.35);
  }
}
