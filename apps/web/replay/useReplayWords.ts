import { useLingui } from '@lingui/react/macro';
import type { SeatNames } from '@riposte/kernel';
import { useSettings } from '../settings/settings.ts';
import { namesAt } from '../table/names.ts';
import type { Sitter } from '../table/session.ts';
import { takenBackText } from '../table/takenBack.ts';
import { type Eyes, viewerOf } from './eyes.ts';
import type { Film } from './film.ts';
import type { Caption } from './replaySession.ts';

/** How a replay speaks of the players and of what they did. */
export interface ReplayWords {
  readonly sitters: readonly Sitter[];
  /** What a pair of eyes is called. */
  eyesName(eyes: Eyes): string;
  readonly caption: Caption;
}

export function useReplayWords({ game, guide, replay, players }: Film, eyes: Eyes): ReplayWords {
  const { t } = useLingui();
  const { name: own } = useSettings();
  // In a match that was played here one seat is called "You", which is another player through other eyes.
  const sitters = replay.names.map((name, index): Sitter => {
    const number = index + 1;
    if (name !== 'You') return { name, kind: 'person' };
    return { name: own || t`Player ${number}`, kind: viewerOf(eyes) === index ? 'you' : 'person' };
  });
  const figures = guide.figures(replay.options, players);
  // A figure that the rules play has no seat, and is called what the game calls it.
  const namesIn = (view: unknown): SeatNames => {
    const seated = namesAt({ sitters, viewer: viewerOf(eyes) }, guide, view);
    return (seat) => (sitters[seat] ? seated(seat) : (figures[seat]?.name ?? seated(seat)));
  };
  return {
    sitters,
    eyesName(one) {
      if (one === 'open') return t`All hands open`;
      return one === 'spectator' ? t`A spectator` : (sitters[one]?.name ?? String(one + 1));
    },
    caption({ event, takenBackBy }, view) {
      const names = namesIn(view);
      if (takenBackBy !== undefined) return { text: takenBackText(takenBackBy, names) };
      return event === undefined ? { text: '' } : game.words.event(event, names);
    },
  };
}
