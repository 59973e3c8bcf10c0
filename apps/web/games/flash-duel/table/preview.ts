import {
  backFrom,
  type Card,
  type Choice,
  directionOf,
  forwardFrom,
  gapAhead,
  type View,
} from '@riposte/flash-duel';
import type { Seat } from '@riposte/kernel';
import type { Ghost, Preview, PreviewBlow, PreviewPlace } from '../preview.ts';

/** What the bridge shows of the answers that are being considered: nearest first, each place once. */
export function previewOf(
  choices: readonly Choice[],
  considered: readonly number[],
  view: View,
  seat: Seat,
): Preview {
  const ghosts: Ghost[] = [];
  const blows: PreviewBlow[] = [];
  const lays: PreviewPlace[] = [];
  const dashes: { seat: Seat; from: number; to: number }[] = [];
  for (const index of considered) {
    const choice = choices[index];
    if (!choice) continue;
    for (const step of stepsOf(choice, view, seat)) {
      if (step.type === 'stand') addTo(ghosts, step, index);
      else if (step.type === 'strike') addBlow(blows, step, index);
      else if (step.type === 'lay') lays.push({ space: step.space, answers: [index] });
      else if (!dashes.some(({ seat: who, to }) => who === step.seat && to === step.to))
        dashes.push({ seat: step.seat, from: step.from, to: step.to });
    }
  }
  const from = view.fighters[seat]?.space ?? 0;
  return {
    ghosts: ghosts.sort((one, other) => Math.abs(one.space - from) - Math.abs(other.space - from)),
    blows,
    lays,
    dashes,
  };
}

/** One thing that would be seen. */
type Step =
  | { readonly type: 'stand'; readonly seat: Seat; readonly space: number }
  | { readonly type: 'lay'; readonly space: number }
  | { readonly type: 'strike'; readonly from: Seat; readonly at: number; readonly to: Seat }
  | { readonly type: 'dash'; readonly seat: Seat; readonly from: number; readonly to: number };

function stepsOf(choice: Choice, view: View, seat: Seat): readonly Step[] {
  const here = view.fighters[seat]?.space ?? 0;
  switch (choice.type) {
    case 'move': {
      const go = choice.direction === 'forward' ? forwardFrom : backFrom;
      return [{ type: 'stand', seat, space: go(view, seat, choice.card) }];
    }
    case 'retreat':
      return [{ type: 'stand', seat, space: backFrom(view, seat, choice.card) }];
    case 'push':
      return foesAt(view, seat, here, 1).map((foe) => ({
        type: 'stand',
        seat: foe,
        space: backFrom(view, foe, choice.card),
      }));
    case 'attack':
      return foesAt(view, seat, here, choice.card).map((to) => ({
        type: 'strike',
        from: seat,
        at: here,
        to,
      }));
    case 'dashingStrike': {
      const at = forwardFrom(view, seat, choice.dash);
      return [
        { type: 'dash', seat, from: here, to: at },
        { type: 'stand', seat, space: at },
        ...foesAt(view, seat, at, choice.card).map((to): Step => ({ type: 'strike', from: seat, at, to })),
      ];
    }
    case 'dashingBlock': {
      const at = forwardFrom(view, seat, choice.dash);
      return [
        { type: 'dash', seat, from: here, to: at },
        { type: 'stand', seat, space: at },
      ];
    }
    case 'use':
      return stepsTo(choice, view, seat);
    default:
      return [];
  }
}

/** Who would stand on the space an ability names, or what would lie there. */
function stepsTo(choice: Use, view: View, seat: Seat): readonly Step[] {
  const { ability, space, target } = choice;
  if (space === undefined) return [];
  if (LAYS.has(ability)) return [{ type: 'lay', space }];
  const foe = target ?? frontFoe(view, seat);
  const mover = MOVES_OPPONENT.has(ability) && foe !== undefined ? foe : seat;
  return [{ type: 'stand', seat: mover, space }];
}

type Use = Extract<Choice, { type: 'use' }>;

/** The few abilities whose space is not one for their user: the space alone would not tell who goes there. */
const MOVES_OPPONENT: ReadonlySet<string> = new Set(['beckon', 'spectralPush']);
const LAYS: ReadonlySet<string> = new Set(['landmine']);

function frontFoe(view: View, seat: Seat): Seat | undefined {
  const me = view.fighters[seat];
  if (!me) return undefined;
  return foesAt(view, seat, me.space, gapAhead(view, seat))[0];
}

/** The opponents so many spaces ahead of a place. */
function foesAt({ fighters }: View, seat: Seat, from: number, apart: Card | number): readonly Seat[] {
  const me = fighters[seat];
  if (!me) return [];
  const space = from + apart * directionOf(me.side);
  return fighters.flatMap((other, index) =>
    other.side !== me.side && other.life > 0 && other.space === space ? [index as Seat] : [],
  );
}

function addTo(ghosts: Ghost[], { seat, space }: { seat: Seat; space: number }, index: number): void {
  const at = ghosts.findIndex((ghost) => ghost.seat === seat && ghost.space === space);
  const known = ghosts[at];
  if (!known) ghosts.push({ seat, space, answers: [index] });
  else ghosts[at] = { ...known, answers: [...known.answers, index] };
}

function addBlow(blows: PreviewBlow[], { from, at, to }: Omit<PreviewBlow, 'answers'>, index: number): void {
  const found = blows.findIndex((blow) => blow.from === from && blow.at === at && blow.to === to);
  const known = blows[found];
  if (!known) blows.push({ from, at, to, answers: [index] });
  else blows[found] = { ...known, answers: [...known.answers, index] };
}
