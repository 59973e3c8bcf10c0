import { DONE, type Frame, type Seat, type Tools } from '@riposte/kernel';
import { endSmoke, isOn } from './banner.ts';
import { isDiagonal } from './board.ts';
import { type Aim, counted, damageOf, EXTENSION_OF, isHit, WEAPON_CARDS } from './cards/weapons.ts';
import { drainBonus, drainHealth } from './characters/drain.ts';
import { laughAt } from './characters/jamba.ts';
import { arrive } from './chest.ts';
import { type Choice, goOf } from './choice.ts';
import { heal, strike } from './damage.ts';
import { discard } from './deck.ts';
import { handfuls, leftDice, throwDice } from './dice.ts';
import type { Event } from './event.ts';
import type { WeaponId } from './ids.ts';
import { takeCard } from './mat.ts';
import { goAlong } from './movement.ts';
import { type Effort, endsOf, wayTo } from './path.ts';
import { distance } from './reach.ts';
import { figureOf, isOver, lives, type Position, rules, type State } from './state.ts';
import { coveredIn } from './turnVars.ts';

interface ShotVars {
  readonly seat: Seat;
  readonly target: Seat;
  readonly weapon: WeaponId;
  readonly extended: boolean;
  dice: readonly number[];
  /** Whether Dobergun lets its shooter move. */
  springs: boolean;
}

/** RULES 9.7. */
const EXTRA_MOVE = 2;
const JALUGAR_HEALS = 15;

const shot = rules.procedure<ShotVars>('shot', {
  fire(table, vars) {
    const { seat, target, weapon, extended } = vars;
    const { state, tell } = table;
    const { group, dice } = WEAPON_CARDS[weapon];
    const figure = figureOf(state, seat);
    takeCard(figure, weapon, false, true);
    figure.weapons = [...figure.weapons, { weapon, loaded: false }];
    if (extended) {
      takeCard(figure, EXTENSION_OF[group], false);
      discard(state, EXTENSION_OF[group]);
    }
    endSmoke(table, seat);
    vars.dice = throwDice(state, group === 'six shooter' && extended ? dice + 1 : dice);
    tell?.({ type: 'shot', seat, target, weapon, extended, dice: vars.dice }, { shows: true });
    const aim = aimOf(state, vars);
    if (group !== 'massive' || !extended || isHit(weapon, counted(vars.dice, aim), aim)) return;
    throwAgain(table, vars, vars.dice);
  },
  rerollChosen: {
    asks: (_state, { seat, weapon, extended, dice }) =>
      extended && WEAPON_CARDS[weapon].group === 'striker'
        ? {
            seat,
            question: 'reroll',
            choices: handfuls(dice).map((taken): Choice => ({ type: 'reroll', dice: taken })),
          }
        : undefined,
    run(table, vars, answer) {
      if (answer?.type === 'reroll' && answer.dice.length > 0) throwAgain(table, vars, answer.dice);
    },
  },
  resolve(table, vars) {
    resolve(table, vars);
    return lives(table.state, vars.seat) && !isOver(table.state) ? undefined : DONE;
  },
  extraMoveChosen: {
    asks(state, vars) {
      const choices = extraMoves(state, vars);
      return choices.length > 1 ? { seat: vars.seat, question: 'extraMove', choices } : undefined;
    },
    run(table, { seat }, answer) {
      if (answer?.type !== 'go') return;
      const { state } = table;
      goAlong(table, seat, wayTo(state, seat, giftOf(state), answer.to), true);
      arrive(table, seat);
    },
  },
});

/** RULES 9.1: a weapon is fired at an enemy. */
export function shoot(
  { call }: Tools<State, Event>,
  seat: Seat,
  { weapon, target, extended }: Extract<Choice, { type: 'shoot' }>,
): void {
  call(shot, { seat, target, weapon, extended, dice: [], springs: false });
}

function throwAgain({ state, tell }: Tools<State, Event>, vars: ShotVars, taken: readonly number[]): void {
  vars.dice = [...leftDice(vars.dice, taken), ...throwDice(state, taken.length)];
  tell?.({ type: 'thrownAgain', seat: vars.seat, dice: vars.dice }, { shows: true });
}

/** What a shot is read by, from where both figures stand. */
export function aimOf(
  position: Position,
  { seat, target, extended }: Pick<ShotVars, 'seat' | 'target' | 'extended'>,
): Aim {
  const [from, to] = [figureOf(position, seat).square, figureOf(position, target).square];
  return {
    range: distance(position, seat, target),
    diagonal: isDiagonal(from, to),
    platform: isOn(position, to, 'platform'),
    extended,
  };
}

/** RULES 12.3: dice, platform, hit, skill, damage; then what abilities add. */
function resolve(table: Tools<State, Event>, vars: ShotVars): void {
  const { state, tell } = table;
  const { seat, target, weapon } = vars;
  const aim = aimOf(state, vars);
  const dice = counted(vars.dice, aim);
  const hit = isHit(weapon, dice, aim);
  const damage = damageOf(weapon, dice, aim);
  const bonus = drainBonus(state, seat, target, vars.dice, damage);
  if (hit) strike(table, target, damage, { by: seat, cause: 'weapon', armor: weapon !== 'breathold' });
  else tell?.({ type: 'missed', seat, target });
  if (weapon === 'jalugar' && hit) heal(table, seat, JALUGAR_HEALS, 'jalugar');
  if (weapon === 'tochinator' && (dice[0] ?? 0) >= 5) {
    const figure = figureOf(state, seat);
    takeCard(figure, weapon, false, false);
    figure.weapons = [...figure.weapons, { weapon, loaded: true }];
  }
  if (isOver(state)) return;
  drainHealth(table, seat, target, bonus);
  if (isOver(state)) return;
  laughAt(table, target, seat, damage + bonus);
  vars.springs = weapon === 'dobergun' && dice.some((die) => die >= 4);
}

/** RULES 9.7: what Dobergun's shooter may move by. */
export function giftOf(state: { readonly stack: readonly Frame<Choice>[] }): Effort {
  return { number: EXTRA_MOVE, aid: 'none', covered: coveredIn(state), isGift: true };
}

/** RULES 9.7, 16.10: where Dobergun's shooter may go. */
function extraMoves(state: State, { seat, springs }: ShotVars): readonly Choice[] {
  if (!springs || !lives(state, seat) || figureOf(state, seat).frozenBy.length > 0) return [];
  return [{ type: 'stay' }, ...endsOf(state, seat, giftOf(state)).map(({ to }) => goOf(to, 0))];
}
