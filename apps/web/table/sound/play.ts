import { settingsNow } from '../../design/settings/settings.ts';
import type { Cue } from './cues.ts';
import { PULSES } from './pulses.ts';

/** Heard even when the page is not looked at: other players wait. */
const CALLS: readonly Cue[] = ['yourTurn'];

/**
 * Lets a cue be heard, so many times in a row, and felt. Before the page was touched for the first time there is
 * neither, as browsers ask; nor when it is off, nor on a page that nobody looks at.
 */
export function play(cue: Cue, times = 1): void {
  const { muted, volume, pulses } = settingsNow();
  if (!hasBeenTouched() || (document.hidden && !CALLS.includes(cue))) return;
  const pulse = PULSES[cue];
  if (pulses && pulse) navigator.vibrate?.([...pulse]);
  if (muted || volume === 0) return;
  void loudspeaker().then((speaker) => speaker.play(cue, times, volume));
}

function hasBeenTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

let opened: Promise<import('./loudspeaker.ts').Loudspeaker> | undefined;

/** The synthesizer is loaded when the first sound is wanted. */
function loudspeaker(): Promise<import('./loudspeaker.ts').Loudspeaker> {
  opened ??= import('./loudspeaker.ts').then(({ Loudspeaker }) => new Loudspeaker());
  return opened;
}
