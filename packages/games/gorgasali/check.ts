import { OFF, terrainOf } from './board.ts';
import { SUPPORT_TOTAL, WEAPON_TOTAL } from './cards/index.ts';
import { type CardId, isWeapon } from './ids.ts';
import { cardsOn } from './mat.ts';
import { MOST_HEALTH, type State } from './state.ts';

/** Throws where a state contradicts itself: a card too many, two figures on a square. */
export function check(state: State): void {
  const held = [
    ...state.figures.flatMap((figure) => cardsOn(figure).map(({ card }) => card)),
    ...waiting(state),
  ];
  const weapons = held.filter(isWeapon).length;
  expectTotal('weapons', sumOf(state.weapons) + sumOf(state.weaponDiscard) + weapons, WEAPON_TOTAL);
  expectTotal(
    'support cards',
    sumOf(state.supports) + sumOf(state.supportDiscard) + held.length - weapons,
    SUPPORT_TOTAL,
  );
  const squares = state.figures.map(({ square }) => square).filter((square) => square !== OFF);
  if (new Set(squares).size < squares.length) throw new Error('two figures stand on one square');
  // RULES 6.6: in the middle of a walk a figure may pass a closed chest.
  const isWalking = state.stack.some(({ procedure }) => procedure === 'walk');
  for (const square of squares)
    if ((!isWalking && state.chests.includes(square)) || terrainOf(square) === 'tree')
      throw new Error(`a figure stands where none can: ${square}`);
  for (const { health } of state.figures)
    if (health < 0 || health > MOST_HEALTH) throw new Error(`${health} is no health`);
}

/** Cards that are being placed. */
function waiting({ stack }: State): readonly CardId[] {
  return stack.flatMap(({ procedure, vars }) =>
    procedure === 'place' ? (vars as { cards: readonly CardId[] }).cards : [],
  );
}

function expectTotal(what: string, found: number, total: number): void {
  if (found !== total) throw new Error(`there are ${found} ${what}, not ${total}`);
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
