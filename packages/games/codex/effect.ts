import { type Ask, type Procedure, type Seat, seat as seatOf, type Viewer } from '@riposte/kernel';
import { isAnswered, isAnsweredBySide } from './ask.ts';
import { named, remove } from './board.ts';
import type { CardEntry, Effect, Part, Row } from './card.ts';
import { facesOf, nameEffect, partsOf, register } from './catalogue.ts';
import { check } from './check.ts';
import { type Choice, PASS, pickOf, type Question } from './choice.ts';
import type { Deed, EffectVars } from './effectVars.ts';
import type { CardId } from './ids.ts';
import { FLAGBEARER } from './keywords.ts';
import { rowOf, sheetOf, unsettle } from './sheet.ts';
import { DOOMED, isActive, isFriendly, playerOf, rules, type State, type Table } from './state.ts';
import { candidates, chooserOf, hasCandidate } from './targets.ts';

const PROCEDURES = new Map<string, Procedure<EffectVars>>();
/** Steps that lay a pile open to the player who is asked, by procedure and step. */
const BARING = new Map<string, 'hand' | 'discard'>();

/** Enters cards: each effect becomes a procedure, each part a step. */
export function registerCards(entries: readonly CardEntry[]): void {
  for (const entry of entries) {
    register(entry);
    if (entry.cast) registerEffect(`${entry.id}.cast`, entry.cast);
    for (const { face, name } of facesOf(entry)) {
      for (const [moment, trigger] of Object.entries(face.triggers ?? {}))
        registerEffect(`${name}.${moment}`, trigger.effect);
      for (const [action, { effect }] of Object.entries(face.actions ?? {}))
        registerEffect(`${name}.${action}`, effect);
    }
  }
}

export function registerEffect(name: string, effect: Effect): void {
  nameEffect(effect, name);
  const parts = partsOf(effect);
  const steps = Object.keys(effect).map((step, index) => [step, stepOf(step, parts[index] as Part)]);
  for (const [step, { bares }] of Object.entries(effect)) if (bares) BARING.set(`${name}.${step}`, bares);
  PROCEDURES.set(name, rules.procedure<EffectVars>(name, Object.fromEntries(steps)));
}

export function procedureOf(name: string): Procedure<EffectVars> {
  const procedure = PROCEDURES.get(name);
  if (!procedure) throw new Error(`no such effect: ${name}`);
  return procedure;
}

export function newEffect(
  me: Seat,
  card: CardId,
  { source = -1, subject = -1, boosted = false, amount = 0, newest }: Partial<EffectVars> = {},
): EffectVars {
  return {
    me,
    source,
    card,
    subject,
    boosted,
    flagged: false,
    did: true,
    mode: '',
    left: -1,
    picked: [],
    amount,
    ...(newest !== undefined && { newest }),
  };
}

/** RULES 5.13: whether any part of an effect could do something, with so much gold left for resist. */
export function canDo(state: State, effect: Effect, vars: EffectVars, gold: number): boolean {
  for (const part of partsOf(effect)) {
    if (part.when?.(state, vars) === false) continue;
    if (part.filter ? hasCandidate(state, vars, part, gold) : !part.list || part.list(state, vars).length > 0)
      return true;
  }
  return false;
}

/** RULES 15.7, 15.9: the pile that a seat chooses from now, and whose it is, if it does. */
export function baredTo(
  { stack }: Pick<State, 'stack'>,
  viewer: Viewer,
): { readonly seat: Seat; readonly pile: 'hand' | 'discard' } | undefined {
  const frame = stack.at(-1);
  const pile = frame && BARING.size > 0 ? BARING.get(`${frame.procedure}.${frame.step}`) : undefined;
  if (!frame || !pile) return undefined;
  const { me, subject } = frame.vars as unknown as EffectVars;
  return me === viewer ? { seat: seatOf(subject), pile } : undefined;
}

/** What may be answered to a part, without passing. */
function optionsFor(state: State, vars: EffectVars, part: Part): readonly Choice[] {
  return part.list ? part.list(state, vars) : candidates(state, vars, part).map(({ id }) => pickOf(id));
}

function isOptional(state: State, part: Part): boolean {
  return part.optional === true && part.isMust?.(state) !== true;
}

function stepOf(name: string, part: Part) {
  const question: Question = part.question ?? 'pick';
  return {
    asks(state: State, vars: EffectVars): Ask<Choice, Question> | undefined {
      if (!part.filter && !part.list) return undefined;
      const seat = chooserOf(state, part, vars);
      // RULES 11.7: nobody decides on another player's turn.
      if (!isActive(state, seat) || part.when?.(state, vars) === false) return undefined;
      const choices = optionsFor(state, vars, part);
      if (part.hidden && choices.length === 0) return { seat, question, choices: [PASS] };
      const optional = isOptional(state, part);
      if (choices.length === 0 || (choices.length === 1 && !optional && !part.hidden)) return undefined;
      return { seat, question, choices: optional ? [...choices, PASS] : choices };
    },
    run(table: Table, vars: EffectVars, answer: Choice | undefined) {
      const again = runPart(table, vars, part, answer);
      if (again === 'again') return name;
      if (vars.picked.length > 0) vars.picked = [];
      vars.left = -1;
      return undefined;
    },
  };
}

function runPart(table: Table, vars: EffectVars, part: Part, given: Choice | undefined): 'again' | undefined {
  const { state } = table;
  if (part.when?.(state, vars) === false) return undefined;
  let answer = given;
  if (
    !answer &&
    (part.filter || part.list) &&
    (part.isSettled || isActive(state, chooserOf(state, part, vars)))
  ) {
    const choices = optionsFor(state, vars, part);
    // RULES 11.2: what is a must and the only thing is not asked.
    if (choices.length === 1 && !isOptional(state, part) && !part.hidden) [answer] = choices;
  }
  if ((part.filter || part.list) && (!answer || answer.type === 'pass')) {
    vars.did = false;
    return undefined;
  }
  const row = answer?.type === 'pick' ? rowOf(state, answer.thing) : undefined;
  vars.did = true;
  if (row) part.aims?.(vars, row);
  const deed: Deed = { table, state, vars, me: vars.me };
  const isPaid = part.repeats === true && row !== undefined && vars.picked.includes(row.id);
  if (row && part.targets && !isPaid && !target(table, vars, part, row)) {
    vars.did = false;
    part.also?.(deed, row);
    const more = part.missed?.(deed, row);
    check(table);
    return state.winners ? undefined : (more ?? undefined);
  }
  const again = part.run(deed, row, answer);
  if (row) part.also?.(deed, row);
  if (state.unsettled) check(table);
  return state.winners ? undefined : (again ?? undefined);
}

/** RULES 10.3 to 10.6, 10.10: pays for the target; `false` when the effect does not reach it. */
function target(table: Table, vars: EffectVars, part: Part, row: Row): boolean {
  const { state, tell } = table;
  const chooser = chooserOf(state, part, vars);
  const paid = isFriendly(state, row.controller, chooser) ? 0 : row.resist;
  playerOf(state, chooser).gold -= paid;
  if (paid > 0) unsettle(state);
  if ((row.keywords & FLAGBEARER) !== 0) vars.flagged = true;
  tell?.({ type: 'targeted', thing: named(row.thing), paid });
  if (isAnswered(row, 'onTarget', 'goes to hand')) {
    remove(table, row.thing, 'hand');
    return false;
  }
  if (!row.types.includes('Illusion') || isSteady(state, row)) return true;
  row.thing.marks |= DOOMED;
  unsettle(state);
  return false;
}

/** RULES 10.12. */
function isSteady(state: State, { controller }: Row): boolean {
  return isAnsweredBySide(sheetOf(state), controller, 'onTarget', 'illusions stay');
}
