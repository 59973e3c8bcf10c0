import type { CharacterId } from '@riposte/gorgasali/table';

/** One colour for each character: on its crest, its figure, its bar and its lines of the log. */
const COLOURS: Readonly<Record<CharacterId, string>> = {
  armazi: '#f0dca4',
  ebue: '#8768d6',
  varas: '#97a43a',
  medea: '#3f8f5b',
  tsiva: '#93cdea',
  octor: '#1d9289',
  kruber: '#c8549f',
  tharsis: '#cf3b2b',
  drain: '#a5693d',
  emoon: '#4a70d6',
  jamba: '#f29dbb',
};

export function colourOf(character: CharacterId | 'none'): string {
  return character === 'none' ? '#a5abc0' : COLOURS[character];
}
