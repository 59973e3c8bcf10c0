import { useLingui } from '@lingui/react/macro';
import { CHARACTERS, DRAGON } from '@riposte/flash-duel';
import type { Phrase, Replay, SeatNames } from '@riposte/kernel';
import { gameOf } from '../games.ts';
import { useSettings } from '../settings/settings.ts';
import { namesAt } from '../table/names.ts';
import type { Sitter } from '../table/session.ts';
import { type Eyes, viewerOf } from './eyes.ts';
import type { Frame } from './film.ts';

/** How a replay speaks of those who played and of what they did. */
export interface ReplayWords {
  readonly sitters: readonly Sitter[];
  /** What a pair of eyes is called. */
  eyesName(eyes: Eyes): string;
  caption(frame: Frame): Phrase;
}

export function useReplayWords(replay: Replay, eyes: Eyes): ReplayWords {
  const { t } = useLingui();
  const { name: own } = useSettings();
  // Of a match that was played here one seat is called "You", which through other eyes is somebody else.
  const sitters = replay.names.map((name, index): Sitter => {
    const number = index + 1;
    if (name !== 'You') return { name, kind: 'person' };
    return { name: own || t`Player ${number}`, kind: viewerOf(eyes) === index ? 'you' : 'person' };
  });
  const seated = namesAt({ sitters, viewer: viewerOf(eyes) });
  const names: SeatNames = (seat) => (sitters[seat] ? seated(seat) : figureIn(replay, t`the Dummy`));
  return {
    sitters,
    eyesName(one) {
      if (one === 'open') return t`All hands open`;
      return one === 'spectator' ? t`A spectator` : (sitters[one]?.name ?? String(one + 1));
    },
    caption({ event, takenBackBy }) {
      if (takenBackBy !== undefined) return { text: t`${names(takenBackBy)} took something back.` };
      const words = gameOf(replay.game)?.words;
      return event === undefined || !words ? { text: '' } : words.event(event, names);
    },
  };
}

/** RULES 16.2: whom nobody plays is called what he is. */
function figureIn({ options }: Replay, dummy: string): string {
  if (options.bot === 'dragon') return DRAGON.name;
  return (options.bot === 'rook' && CHARACTERS.rook?.name) || dummy;
}
