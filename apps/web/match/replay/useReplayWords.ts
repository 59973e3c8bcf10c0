import { useLingui } from '@lingui/react/macro';
import type { Seat, SeatNames } from '@riposte/kernel';
import { useSettings } from '../../design/settings/settings.ts';
import { namesAt } from '../../table/names.ts';
import type { Sitter } from '../../table/session.ts';
import { takenBackText } from '../../table/takenBack.ts';
import { type Eyes, viewerOf, viewThrough } from './eyes.ts';
import type { Film } from './film.ts';
import type { Caption } from './replaySession.ts';

/** How a replay speaks of the players and of what they did. */
export interface ReplayWords {
  readonly sitters: readonly Sitter[];
  /** What each seat is called in what is said of the whole match. */
  readonly names: SeatNames;
  /** What a pair of eyes is called. */
  eyesName(eyes: Eyes): string;
  readonly caption: Caption;
}

export function useReplayWords(film: Film, eyes: Eyes, mine: Seat | undefined): ReplayWords {
  const { t } = useLingui();
  const { game, guide, replay, players, shots } = film;
  const { name: own } = useSettings();
  // One seat may be called "You", which is another player through other eyes.
  const sitters = replay.names.map((name, index): Sitter => {
    const number = index + 1;
    if (index !== mine) return { name, kind: 'person' };
    const isViewer = viewerOf(eyes) === index;
    const called = name === 'You' ? own : name;
    return {
      name: called || (isViewer ? t`You` : t`Player ${number}`),
      kind: isViewer ? 'you' : 'person',
    };
  });
  const last = shots.at(-1);
  const atTheEnd = namesAt(
    { sitters, viewer: viewerOf(eyes) },
    guide,
    last && viewThrough(film, last.state, 'spectator'),
  );
  const figures = guide.figures(replay.options, players);
  // A figure that the rules play has no seat, and is called what the game calls it.
  const namesIn = (view: unknown): SeatNames => {
    const seated = namesAt({ sitters, viewer: viewerOf(eyes) }, guide, view);
    return (seat) => (sitters[seat] ? seated(seat) : (figures[seat]?.name ?? seated(seat)));
  };
  return {
    sitters,
    names: (seat) => (seat === mine && typeof eyes !== 'number' ? 'You' : atTheEnd(seat)),
    eyesName(one) {
      if (one === 'open') return t`All hands open`;
      if (one === 'spectator') return t`A spectator`;
      return one === mine ? t`You` : atTheEnd(one);
    },
    caption({ event, takenBackBy }, view) {
      const names = namesIn(view);
      if (takenBackBy !== undefined) return { text: takenBackText(takenBackBy, names) };
      return event === undefined ? { text: '' } : game.words.event(event, names);
    },
  };
}
