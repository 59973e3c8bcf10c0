import type { Ask, Seat, Table } from '@riposte/kernel';
import type { Ability, AbilityId, Moment, Scene } from './ability.ts';
import { abilityOf, cardsAt, type Entry } from './cards/index.ts';
import { type Choice, DECLINE, type Way } from './choice.ts';
import type { Event } from './event.ts';
import type { Fight } from './fight.ts';
import { fighterOf, foeOf, isBot, rules, type State } from './state.ts';

/** An ability that has been announced; `way` is how it is to be used. */
export type Announcement = {
  readonly seat: Seat;
  readonly ability: AbilityId;
  readonly way: Way;
  countered: boolean;
};

/** RULES 13.4, 14.1: an ability card is turned; the opponent may answer; then it happens. */
const announce = rules.procedure<Announcement>('announce', {
  turnCard(table, { seat, ability, way }) {
    const { state, tell } = table;
    const fighter = fighterOf(state, seat);
    fighter.spent = [...fighter.spent, ability];
    fighter.usedAbility = true;
    const open = { type: 'abilityUsed', seat, ability } as const;
    if (Object.keys(way).length === 0) tell?.(open);
    else if (abilityOf(state, ability).secret) tell?.({ ...open, way }, { to: [seat], others: open });
    else tell?.({ ...open, way });
    // RULES 13.9: once time is over nothing answers what may still be used.
    if (!state.stack.some(({ procedure }) => procedure === 'timeOver'))
      openWindow(table, 'foeAnnounces', foeOf(seat));
  },
  resolve(table, { seat, ability, way, countered }) {
    if (countered) table.tell?.({ type: 'abilityCountered', seat, ability });
    else abilityOf(table.state, ability).effect({ ...sceneOf(table.state, seat), table, way });
  },
});

/** A moment at which one seat may use an ability. Whether it is asked depends on open information only. */
const window = rules.procedure<{ moment: Moment; seat: Seat }>('window', {
  abilityChosen: {
    asks: (state, { moment, seat }) =>
      isLitAt(state, seat, moment) && !isBot(state, seat)
        ? { seat, question: `ability:${moment}`, choices: [...usesAt(state, seat, moment), DECLINE] }
        : undefined,
    run(table, { moment, seat }, answer) {
      // RULES 16.6, 16.7: a bot uses what it can, when its moment has come.
      const use = isBot(table.state, seat) ? usesAt(table.state, seat, moment)[0] : answer;
      if (use?.type === 'use') useAbility(table, seat, use);
    },
  },
});

/** RULES 13.4: asks a seat whether it uses an ability now, if it has any that is lit; says whether it does. */
export function openWindow(table: Table<State, Event>, moment: Moment, seat: Seat): boolean {
  if (!isLitAt(table.state, seat, moment)) return false;
  table.call(window, { moment, seat });
  return true;
}

/** Announces an ability that was chosen. */
export function useAbility(
  table: Table<State, Event>,
  seat: Seat,
  choice: Extract<Choice, { type: 'use' }>,
): void {
  const { type: _type, ability, ...way } = choice;
  table.call(announce, { seat, ability, way, countered: false });
}

/** The ways to use any ability at this moment, as choices. */
export function usesAt(state: State, seat: Seat, moment: Moment): readonly Choice[] {
  const cards = faceUpAt(state, seat, moment);
  if (cards.length === 0) return NONE;
  const scene = sceneOf(state, seat);
  const choices: Choice[] = [];
  for (const { id, ability } of cards) {
    if (!isLit(scene, id, ability)) continue;
    if (!ability.ways) choices.push({ type: 'use', ability: id });
    else for (const way of ability.ways(scene)) choices.push({ type: 'use', ability: id, ...way });
  }
  return choices;
}

/** Whether a seat has an ability that is lit at this moment, as everybody can see. */
export function isLitAt(state: State, seat: Seat, moment: Moment): boolean {
  const cards = faceUpAt(state, seat, moment);
  if (cards.length === 0) return false;
  const scene = sceneOf(state, seat);
  return cards.some(({ id, ability }) => isLit(scene, id, ability));
}

const NONE: readonly never[] = [];

/** RULES 13.5: the cards for this moment, unless one has been used this turn. */
function faceUpAt(state: State, seat: Seat, moment: Moment): readonly Entry[] {
  const { abilities, usedAbility } = fighterOf(state, seat);
  return usedAbility || abilities.length === 0 ? NONE : cardsAt(state, abilities, moment);
}

/** RULES 13.4: face up, and what it asks for is so. */
function isLit(scene: Scene, id: AbilityId, ability: Ability): boolean {
  return !fighterOf(scene.state, scene.me).spent.includes(id) && (ability.lit?.(scene) ?? true);
}

export function sceneOf(state: State, me: Seat): Scene {
  const frame = state.stack.findLast(({ procedure }) => procedure === 'fight');
  return { state, me, foe: foeOf(me), fight: frame?.vars as Fight | undefined };
}

/** Negates the ability that this one answers. */
export function counter({ state }: Scene): void {
  const announced = state.stack.filter(({ procedure }) => procedure === 'announce');
  const answered = announced.at(-2)?.vars as Announcement | undefined;
  if (answered) answered.countered = true;
}

/** A question in the middle of an effect: one of these cards. */
export function askCard(seat: Seat, question: string, cards: readonly (1 | 2 | 3 | 4 | 5)[]): Ask<Choice> {
  return { seat, question, choices: cards.map((card): Choice => ({ type: 'pickCard', card })) };
}
