import type { Cue } from './cues.ts';
import { lengthOf, RECIPES, type SoundPart } from './recipes.ts';

/** Sounds that come one after another are this far apart, in seconds: a plank, a card. */
const APART = 0.07;
/** A fade is exponential, and an exponential never reaches nothing; from here on it goes straight. */
const ALMOST_NOTHING = 0.0008;
/** What is left to fade straight, in seconds. */
const LAST_BIT = 0.008;

/** Lets a cue be heard, so many times in a row, and says when the last of it is over. */
export function sound(out: AudioNode, cue: Cue, times: number, from: number): number {
  for (let time = 0; time < times; time++) {
    // No two steps on wood are quite alike.
    const bend = time % 2 === 0 ? 1 : 0.94;
    for (const part of RECIPES[cue]) playPart(out, part, from + time * APART, bend);
  }
  return from + (times - 1) * APART + lengthOf(cue);
}

function playPart(out: AudioNode, part: SoundPart, from: number, bend: number): void {
  const start = from + part.at;
  const end = start + part.swell + part.fade;
  const loudness = out.context.createGain();
  loudness.connect(out);
  shape(loudness.gain, part, start, end);
  const source =
    part.kind === 'tone' ? toneOf(part, loudness, bend, start) : breathOf(part, loudness, bend, start);
  source.start(start);
  source.stop(end);
  source.onended = () => loudness.disconnect();
}

function shape(gain: AudioParam, { swell, loud }: SoundPart, start: number, end: number): void {
  gain.setValueAtTime(0, start);
  gain.linearRampToValueAtTime(loud, start + swell);
  gain.exponentialRampToValueAtTime(ALMOST_NOTHING, end - LAST_BIT);
  gain.linearRampToValueAtTime(0, end);
}

function toneOf(part: Extract<SoundPart, { kind: 'tone' }>, out: AudioNode, bend: number, start: number) {
  const tone = out.context.createOscillator();
  tone.type = part.shape;
  travel(tone.frequency, part, bend, start);
  tone.connect(out);
  return tone;
}

function breathOf(part: Extract<SoundPart, { kind: 'breath' }>, out: AudioNode, bend: number, start: number) {
  const air = out.context.createBufferSource();
  air.buffer = noiseFor(out.context);
  const filter = out.context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = part.narrow;
  travel(filter.frequency, part, bend, start);
  air.connect(filter).connect(out);
  return air;
}

/** From one pitch to where it goes while it fades. */
function travel(pitch: AudioParam, part: SoundPart, bend: number, start: number): void {
  pitch.setValueAtTime(part.pitch * bend, start);
  if (part.falls === undefined) return;
  pitch.exponentialRampToValueAtTime(part.falls * bend, start + part.swell + part.fade);
}

const NOISE = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, always the same: it is made once. */
function noiseFor(context: BaseAudioContext): AudioBuffer {
  const known = NOISE.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 0x2545f491;
  for (let index = 0; index < samples.length; index++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    samples[index] = state / 0x80000000;
  }
  NOISE.set(context, buffer);
  return buffer;
}
