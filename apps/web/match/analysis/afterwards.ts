import { choicesIn } from '@riposte/analysis';
import { aftermathOf } from '@riposte/analysis/aftermath';
import { positionOf } from '@riposte/analysis/puzzles';
import type { AnyChoice, AnyGame, Seat } from '@riposte/kernel';
import { SHELF } from '@riposte/shelf';
import { gameIn } from '../replay/gameIn.ts';
import { type AskedAftermaths, keyOf, type ToldAftermath } from './aftermaths.ts';
import { toJudge } from './find.ts';

// A worker: what follows a choice is played through here while the page stays quick.
addEventListener('message', ({ data }: MessageEvent<AskedAftermaths>) => {
  void tell(data).finally(() => close());
});

/** A choice, and what its seat saw. */
interface Wanted {
  readonly key: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly choice: AnyChoice;
}

async function tell(asked: AskedAftermaths): Promise<void> {
  const game = asked.type === 'replay' ? await gameIn(asked.text) : await gameCalled(asked.puzzle.game);
  if (!game) return;
  const names = (seat: Seat) => asked.names[seat] ?? '';
  for (const { key, seat, view, choice } of wantedIn(game, asked)) {
    const aftermath = aftermathOf(game, { seat, view, names }, choice);
    postMessage({ key, aftermath } satisfies ToldAftermath);
  }
}

async function gameCalled(name: string): Promise<AnyGame | undefined> {
  return SHELF.find(({ id }) => id === name)?.rules();
}

function wantedIn(game: AnyGame, asked: AskedAftermaths): readonly Wanted[] {
  if (asked.type === 'puzzle') {
    const { seat } = asked.puzzle;
    const moment = positionOf(game, asked.puzzle).at(-1);
    return asked.choices.flatMap((number) => {
      const choice = moment?.decision?.choices[number];
      return choice ? [{ key: keyOf.choice(number), seat, view: moment.view, choice }] : [];
    });
  }
  const match = toJudge(asked.text, game);
  if (typeof match === 'string') return [];
  const steps = choicesIn(game, match);
  return asked.missed.flatMap(({ entry, better }) => {
    const step = steps.find((one) => one.entry === entry);
    if (!step) return [];
    const { seat, view } = step.sight;
    return [
      { key: keyOf.made(entry), seat, view, choice: step.choice },
      { key: keyOf.better(entry), seat, view, choice: better },
    ];
  });
}
