import { type Ask, type Seat, type Tell, type Tools, varsOf } from '@riposte/kernel';
import type { Ability, AbilityScene } from './ability.ts';
import { distance } from './bridge.ts';
import { abilityOf, type CatalogueEntry, kitOf, useOf } from './catalogue.ts';
import { type Choice, DECLINE, type Use, type Way } from './choice.ts';
import type { Event } from './event.ts';
import type { Fight, TurnVars } from './frames.ts';
import type { AbilityId } from './ids.ts';
import type { Moment } from './moment.ts';
import type { Card } from './pile.ts';
import type { Question } from './question.ts';
import { isTimeOver } from './round.ts';
import { foesOf, isFoe, isStanding } from './side.ts';
import { fighterOf, isBot, rules, type State } from './state.ts';

/** An ability that has been announced; `way` is how it is to be used. */
export type Announcement = {
  readonly seat: Seat;
  readonly ability: AbilityId;
  readonly way: Way;
  /** The opponent it is about, where that is settled. */
  readonly foe?: Seat | undefined;
  countered: boolean;
};

/** RULES 13.4, 14.1: an ability card is turned; the opponents may answer; then it happens. */
const announce = rules.procedure<Announcement>('announce', {
  turnCard(table, announced) {
    const { state, tell } = table;
    const { seat, ability } = announced;
    const fighter = fighterOf(state, seat);
    fighter.spent = [...fighter.spent, ability];
    fighter.usedAbility = true;
    if (tell) tellUse(state, tell, announced);
    // RULES 13.9: once time is over nothing answers what may still be used.
    if (!isTimeOver(state))
      for (const foe of foesOf(state, seat)) openWindow(table, 'foeAnnounces', foe, seat);
  },
  resolve(table, { seat, ability, way, foe, countered }) {
    if (countered) {
      table.tell?.({ type: 'abilityCountered', seat, ability });
      oweMainAction(table.state, seat, ability);
    }
    // RULES 21.15: a seat that was defeated meanwhile does nothing.
    else if (isStanding(table.state, seat))
      abilityOf(table.state, ability).effect({ ...sceneOf(table.state, seat, foe), table, way });
  },
});

/** RULES 14.32: a main action that has been countered has not been taken. */
function oweMainAction(state: State, seat: Seat, ability: AbilityId): void {
  const turn = varsOf<TurnVars>(state.stack, 'turn');
  if (turn?.seat === seat && abilityOf(state, ability).moments.includes('mainAction')) turn.countered = true;
}

function tellUse(state: State, tell: Tell<Event>, { seat, ability, way, foe }: Announcement): void {
  const { says, secret } = abilityOf(state, ability);
  const against = says.includes('{against}') ? answeredBy(state)?.ability : undefined;
  const open: Event = {
    type: 'abilityUsed',
    seat,
    ability,
    ...(says.includes('{foe}') && { foe: sceneOf(state, seat, foe).foe }),
    ...(against !== undefined && { against }),
  };
  if (Object.keys(way).length === 0) tell(open);
  else if (secret) tell({ ...open, way }, { to: [seat], others: open });
  else tell({ ...open, way });
}

/** Who may use an ability, and at which moment. */
export type Opening = {
  readonly moment: Moment;
  readonly seat: Seat;
  readonly foe?: Seat | undefined;
  /** The question had been put when older rules saved the match: it stays, even if these would not put it. */
  readonly asked?: true;
};

/** A moment at which one seat may use an ability. Whether it is asked depends on open information only. */
const window = rules.procedure<Opening>('window', {
  abilityChosen: {
    asks: (state, { moment, seat, foe, asked }) =>
      (isLitAt(state, seat, moment, foe) || (asked && isStanding(state, seat))) &&
      isStillFoe(state, seat, moment, foe) &&
      !isBot(state, seat)
        ? { seat, question: `ability:${moment}`, choices: [...usesAt(state, seat, moment, foe), DECLINE] }
        : undefined,
    run(table, { moment, seat, foe }, answer) {
      // RULES 16.6, 16.7: a bot uses what it can, when its moment has come.
      const use = isBot(table.state, seat) ? usesAt(table.state, seat, moment, foe)[0] : answer;
      if (use?.type === 'use') useAbility(table, seat, use, foe);
    },
  },
});

/** RULES 22.23: whether the opponent that may be reacted to has neither fallen nor changed sides; a hit stays a hit. */
function isStillFoe(state: State, seat: Seat, moment: Moment, foe: Seat | undefined): boolean {
  if (moment === 'hit' || moment === 'foeFalls') return true;
  return isFoe(state, seat, foe ?? sceneOf(state, seat).foe);
}

/** RULES 13.4: asks a seat whether it uses an ability now, if it has any that is lit; says whether it does. */
export function openWindow(table: Tools<State, Event>, moment: Moment, seat: Seat, foe?: Seat): boolean {
  if (!isLitAt(table.state, seat, moment, foe) || !isStillFoe(table.state, seat, moment, foe)) return false;
  table.call(window, { moment, seat, foe });
  return true;
}

/** Announces an ability that was chosen; `foe` is the opponent it is about, unless its way names one. */
export function useAbility(table: Tools<State, Event>, seat: Seat, choice: Use, foe?: Seat): void {
  const { type: _type, ability, ...way } = choice;
  table.call(announce, { seat, ability, way, foe: way.target ?? foe, countered: false });
}

/** The ways to use any ability at this moment, as choices. */
export function usesAt(state: State, seat: Seat, moment: Moment, foe?: Seat): readonly Choice[] {
  const cards = faceUpAt(state, seat, moment);
  if (cards.length === 0) return NONE;
  const scene = sceneOf(state, seat, foe);
  const choices: Choice[] = [];
  for (const entry of cards) {
    // RULES 22.1: where there are several opponents, one of them is named.
    const targets = entry.ability.aims ? foesOf(state, seat) : NONE;
    if (targets.length < 2) addUses(choices, scene, entry);
    else for (const target of targets) addUses(choices, { ...scene, foe: target }, entry, target);
  }
  return choices;
}

function addUses(choices: Choice[], scene: AbilityScene, entry: CatalogueEntry, target?: Seat): void {
  const { id, ability, use } = entry;
  if (!isLit(scene, id, ability)) return;
  if (!ability.ways) choices.push(target === undefined ? use : useOf(entry, {}, target));
  else for (const way of ability.ways(scene)) choices.push(useOf(entry, way, target));
}

/** Whether a seat has an ability that is lit at this moment, as all can see. */
export function isLitAt(state: State, seat: Seat, moment: Moment, foe?: Seat): boolean {
  const cards = faceUpAt(state, seat, moment);
  if (cards.length === 0) return false;
  const scene = sceneOf(state, seat, foe);
  return cards.some(({ id, ability }) => {
    const targets = ability.aims ? foesOf(state, seat) : NONE;
    if (targets.length < 2) return isLit(scene, id, ability);
    return targets.some((target) => isLit({ ...scene, foe: target }, id, ability));
  });
}

const NONE: readonly never[] = [];

/** RULES 13.5, 18.8: the cards for this moment, unless one has been used this turn or their owner is defeated. */
function faceUpAt(state: State, seat: Seat, moment: Moment): readonly CatalogueEntry[] {
  const { abilities, usedAbility, life } = fighterOf(state, seat);
  if (usedAbility || abilities.length === 0 || life === 0 || isOffGuard(state, seat, moment)) return NONE;
  return kitOf(state, seat).at[moment];
}

/** RULES 18.17: where several fight, a fighter who has to recover uses no ability, unless it speaks of recovering. */
function isOffGuard({ fighters }: State, seat: Seat, moment: Moment): boolean {
  return fighters.length > 2 && moment !== 'recovering' && fighterOf({ fighters }, seat).recovering;
}

/** RULES 13.4: face up, and what it asks for is so. */
function isLit(scene: AbilityScene, id: AbilityId, ability: Ability): boolean {
  return !fighterOf(scene.state, scene.me).spent.includes(id) && (ability.lit?.(scene) ?? true);
}

/** What is to be seen for one seat; `foe` where it is settled which opponent it is about. */
export function sceneOf(state: State, me: Seat, foe?: Seat): AbilityScene {
  const fight = varsOf<Fight>(state.stack, 'fight');
  return { state, me, foe: foe ?? foeIn(state, me, fight), fight };
}

/** The other one in a fight; else the front-most opponent. */
function foeIn(state: State, me: Seat, fight: Fight | undefined): Seat {
  if (fight && state.fighters.length > 2) return fight.attacker === me ? fight.defender : fight.attacker;
  const foes = foesOf(state, me);
  let [front = me] = foes;
  for (const foe of foes) if (distance(state, me, foe) < distance(state, me, front)) front = foe;
  return front;
}

/** Whether the ability announced last has been negated. */
export function isCountered({ state }: AbilityScene): boolean {
  return varsOf<Announcement>(state.stack, 'announce')?.countered === true;
}

/** Negates the ability that this one answers. */
export function counter({ state }: AbilityScene): void {
  const answered = answeredBy(state);
  if (answered) answered.countered = true;
}

/** The ability that the one announced last answers, if it answers any. */
function answeredBy({ stack }: State): Announcement | undefined {
  const announced = stack.filter(({ procedure }) => procedure === 'announce');
  return announced.at(-2)?.vars as Announcement | undefined;
}

/** A question in the middle of an effect: one of these cards. */
export function askCard(seat: Seat, question: Question, cards: readonly Card[]): Ask<Choice, Question> {
  return { seat, question, choices: cards.map((card): Choice => ({ type: 'pickCard', card })) };
}
