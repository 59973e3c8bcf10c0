import type { Seat, Tools } from '@riposte/kernel';
import { freeChoices } from './action.ts';
import { isVacant, relocate } from './banner.ts';
import { columnOf, OFF, rowOf, type Square, squareAt } from './board.ts';
import { arrive } from './chest.ts';
import { type AidChoice, type Choice, goOf } from './choice.ts';
import { spendConsumable } from './consumable.ts';
import { lose } from './damage.ts';
import type { Event } from './event.ts';
import { AIDS, type AidId } from './ids.ts';
import { cover, goAlong, walk } from './movement.ts';
import { type Effort, endsOf, stepsOf, wayTo } from './path.ts';
import { figureOf, lives, type State } from './state.ts';
import type { TurnVars } from './turnVars.ts';
import { isInactive, priceOf } from './zone.ts';

type Table = Tools<State, Event>;

/** RULES 11.7. */
const TELEPORT_RANGE = 8;

/** RULES 6.1, 11.6: the movement number, and what it is spent with. */
export function effortOf({ dice, aid, covered }: Pick<TurnVars, 'dice' | 'aid' | 'covered'>): Effort {
  const sum = dice.reduce((total, die) => total + die, 0);
  return { number: aid === 'adrenaline' ? 2 * sum : sum, aid, covered };
}

/** RULES 16.10: a frozen figure does not move. */
function isFrozen(state: State, seat: Seat): boolean {
  return figureOf(state, seat).frozenBy.length > 0;
}

/** RULES 5.5: what may be done for the movement; nothing when the figure is frozen. */
export function moveChoices(state: State, vars: TurnVars): readonly Choice[] {
  const { seat, aid } = vars;
  if (!lives(state, seat) || isFrozen(state, seat)) return [];
  const ends = endsOf(state, seat, effortOf(vars)).map(({ to, loss }) => goOf(to, loss));
  const moves: readonly Choice[] = ends.length > 0 ? [...ends, { type: 'walk' }] : [{ type: 'stay' }];
  // RULES 11.3: a card was used, so the figure moves; after a Teleport it may skip.
  if (aid !== 'none') return aid === 'teleport' ? [...moves, ...skips(state, vars, ends)] : moves;
  return [...moves, ...skips(state, vars, ends), ...aidChoices(state, vars), ...freeChoices(state, vars)];
}

/** RULES 6.10, 6.11: a skip, where the figure could move. */
function skips(state: State, { seat, dice }: TurnVars, ends: readonly Choice[]): readonly Choice[] {
  const isDouble = dice[0] === dice[1];
  return ends.length > 0 && !isDouble && !figureOf(state, seat).skipped ? [{ type: 'skip' }] : [];
}

/** RULES 11.3: the cards that help a figure which then moves, and where a Teleport may lead. */
function aidChoices(state: State, vars: TurnVars): readonly Choice[] {
  const { seat, consumable } = vars;
  if (consumable) return [];
  const { consumables } = figureOf(state, seat);
  const held = AIDS.filter((aid) => consumables.includes(aid));
  return held.flatMap((aid): readonly Choice[] => {
    if (aid === 'teleport') return teleports(state, seat).map((to) => ({ type: 'teleport', to }));
    return stepsOf(state, seat, effortOf({ ...vars, aid })).length > 0 ? [{ type: 'use', card: aid }] : [];
  });
}

function teleports(state: State, seat: Seat): readonly Square[] {
  const { square } = figureOf(state, seat);
  if (square === OFF) return [];
  const [column, row] = [columnOf(square), rowOf(square)];
  const found: Square[] = [];
  for (let away = -TELEPORT_RANGE; away <= TELEPORT_RANGE; away++)
    for (const to of [squareAt(column + away, row), squareAt(column, row + away)])
      if (to !== square && isVacant(state, to)) found.push(to);
  return found;
}

/** Does it; `false` when the movement is not over. */
export function move(table: Table, vars: TurnVars, choice: Choice | undefined): boolean {
  const { seat } = vars;
  const { state, tell } = table;
  switch (choice?.type) {
    case 'go':
      goAlong(table, seat, wayTo(state, seat, effortOf(vars), choice.to));
      if (lives(state, seat)) arrive(table, seat);
      return true;
    case 'walk':
      table.call(walk, { seat, aid: vars.aid, left: effortOf(vars).number, steps: 0 });
      return true;
    case 'use':
      spendConsumable(table, vars, choice.card as AidId);
      vars.aid = choice.card as AidChoice;
      return false;
    case 'teleport':
      teleport(table, vars, choice.to);
      return !lives(state, seat);
    default:
      tell?.({ type: 'stayed', seat, by: stayedBy(state, seat, choice) });
      // RULES 6.15: a Teleport that is not followed by a step ends here.
      if (vars.aid === 'teleport') arrive(table, seat);
      return true;
  }
}

function stayedBy(state: State, seat: Seat, choice: Choice | undefined): 'choice' | 'need' | 'frost' {
  if (choice?.type === 'skip') return 'choice';
  return isFrozen(state, seat) ? 'frost' : 'need';
}

/** RULES 11.7, 11.8. */
function teleport(table: Table, vars: TurnVars, to: Square): void {
  const { seat } = vars;
  const { state, tell } = table;
  spendConsumable(table, vars, 'teleport');
  vars.aid = 'teleport';
  cover(state, [figureOf(state, seat).square, to]);
  relocate(table, seat, to);
  const loss = isInactive(state, to) ? priceOf(state) : 0;
  tell?.({ type: 'teleported', seat, to, loss });
  if (loss > 0) lose(table, seat, loss, 'zone', 'zone');
}
