import type { Cue } from './cues.ts';
import { sound } from './synth.ts';

/** A sound that could not begin within this time, in seconds, comes too late to mean anything. */
const TOO_LATE = 0.25;

/** Where sounds come out. */
export class Loudspeaker {
  readonly #context = new AudioContext({ latencyHint: 'interactive' });
  readonly #volume: GainNode;

  constructor() {
    this.#volume = this.#context.createGain();
    this.#volume.connect(this.#context.destination);
    // Some browsers let sound begin only while the page is being touched.
    for (const touch of ['pointerdown', 'keydown'] as const) {
      addEventListener(touch, () => void this.#wake(), { passive: true });
    }
  }

  async play(cue: Cue, times: number, volume: number): Promise<void> {
    const asked = performance.now();
    await this.#wake();
    if (this.#context.state !== 'running' || performance.now() - asked > TOO_LATE * 1000) return;
    this.#volume.gain.value = volume;
    sound(this.#volume, cue, times, this.#context.currentTime + 0.005);
  }

  async #wake(): Promise<void> {
    if (this.#context.state === 'running') return;
    // A browser that does not let us leaves the promise open; nothing may wait for it.
    await Promise.race([this.#context.resume(), new Promise((late) => setTimeout(late, TOO_LATE * 1000))]);
  }
}
