import { type Ask, DONE, type Seat, seats } from '@riposte/kernel';
import { isAnswered } from './ask.ts';
import { baseHp, healthiest, isStunted, named, remove, takeControl } from './board.ts';
import type { Row } from './card.ts';
import { type Choice, pickOf, type Question } from './choice.ts';
import { deaths, sacrifices } from './deaths.ts';
import type { CardId } from './ids.ts';
import { levelUp } from './levels.ts';
import { isFreeForAll } from './options.ts';
import { isByBook } from './rulings.ts';
import { sheetOf, sideOf, unsettle } from './sheet.ts';
import {
  activeOf,
  DOOMED,
  FADED,
  FORCED,
  IN_COMBAT,
  opponentsOf,
  rules,
  type State,
  type Table,
  type Thing,
  TO_CODEX,
  TO_GRAVE,
  TOUCHED,
  thingOf,
  WOUNDED,
} from './state.ts';

/** A position that does not come to rest within so many rounds is an error of ours. */
const MOST_ROUNDS = 500;

/** RULES 12.1: checks the position until nothing changes. The end of the game unwinds here and nowhere else. */
export function check(table: Table): void {
  const { state } = table;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (state.winners) return;
    state.unsettled = false;
    if (basesFall(table)) return;
    if (state.owed.length > 0) {
      if (payLevels(table)) continue;
      table.call(levels, {});
      return;
    }
    if (secondLegend(table)) continue;
    const died = deaths(table);
    if (typeof died === 'object') {
      table.call(rest, { thing: died.id, card: died.entry.id });
      return;
    }
    if (died || strandedSpells(table) || sacrifices(state)) continue;
    if (orphanedCopies(table) || holdControl(table) || conditions(table)) continue;
    clearTraces(state);
    return;
  }
  throw new Error('the position does not come to rest');
}

/** RULES 1.1, 1.2, 1.5, 16.12, 16.13. */
function basesFall(table: Table): boolean {
  const { state, tell, unwindTo } = table;
  if (!sheetOf(state).kinds.bases.some(isFallen) && !state.players.some(({ ruined }) => ruined)) return false;
  if (state.tied) return false;
  const all = seats(state.players.length);
  const best = isFreeForAll(state) ? healthiest(state, all) : all.filter((seat) => baseHp(state, seat) > 0);
  if (isFreeForAll(state) && best.length > 1 && best.some((seat) => baseHp(state, seat) > 0)) {
    state.tied = best;
    tell?.({ type: 'tied', seats: best });
    return false;
  }
  state.winners = best.length === 0 ? all : best;
  unwindTo('game');
  return true;
}

function isFallen({ entry, thing }: Row): boolean {
  return thing.damage >= (entry.hp ?? 0);
}

/** The heroes that may have the levels that are owed, and can gain one. */
function heroesToLevel(state: State, seat: Seat): readonly Row[] {
  const gaining = isByBook(state, 'hero levels') ? [seat] : opponentsOf(state, seat);
  return gaining
    .flatMap((other) => sideOf(state, other).heroes)
    .filter(({ thing, entry }) => thing.level < (entry.maxLevel ?? 0) && !isStunted(state, thing));
}

/** RULES 4.11: gives the levels that need no decision; `false` when the next ones do. */
function payLevels(table: Table): boolean {
  const { state } = table;
  const [seat, ...rest] = state.owed;
  if (seat === undefined) return true;
  const heroes = heroesToLevel(state, seat);
  if (heroes.length > 1) return false;
  state.owed = rest;
  if (heroes[0]) levelUp(table, heroes[0].thing, 2);
  return true;
}

const levels = rules.procedure<object>('levels', {
  heroChosen: {
    asks(state): Ask<Choice, Question> | undefined {
      const [seat] = state.owed;
      if (seat === undefined) return undefined;
      const choices = heroesToLevel(state, seat).map(({ id }) => pickOf(id));
      return { seat: isByBook(state, 'hero levels') ? seat : activeOf(state), question: 'levels', choices };
    },
    run(table, _vars, answer) {
      const { state } = table;
      const thing = answer?.type === 'pick' ? thingOf(state, answer.thing) : undefined;
      state.owed = state.owed.slice(1);
      if (thing) levelUp(table, thing, 2);
      check(table);
      return DONE;
    },
  },
});

/** RULES 9.25, C66: where a card goes that dies, as it may go to its player's codex or to a grave. */
const rest = rules.procedure<{ readonly thing: number; readonly card: CardId }>('rest', {
  restChosen: {
    asks: (state): Ask<Choice, Question> => ({
      seat: activeOf(state),
      question: 'mode',
      choices: [
        { type: 'mode', mode: 'home' },
        { type: 'mode', mode: 'grave' },
      ],
    }),
    run(table, { thing: id }, answer) {
      const thing = thingOf(table.state, id);
      const isGrave = answer?.type === 'mode' && answer.mode === 'grave';
      if (thing) thing.marks |= isGrave ? TO_GRAVE : TO_CODEX;
      check(table);
      return DONE;
    },
  },
});

/** RULES 5.15: of two of the same legendary card, the one that has been it for less time goes. Whether one went. */
function secondLegend(table: Table): boolean {
  const { legends } = sheetOf(table.state).kinds;
  const second = legends.find(
    ({ entry, controller, thing }) =>
      (thing.marks & FORCED) === 0 &&
      legends.some(
        (row) => row.entry === entry && row.controller === controller && row.thing.since < thing.since,
      ),
  );
  if (!second) return false;
  if (isByBook(table.state, 'second legend')) {
    second.thing.marks |= DOOMED | FORCED;
    return true;
  }
  table.tell?.({ type: 'returned', thing: named(second.thing), to: 'discard pile' });
  remove(table, second.thing, 'discard');
  return true;
}

/** RULES 5.9, 5.10: spells that lost what they hang on. */
function strandedSpells(table: Table): boolean {
  const { state } = table;
  let lost = false;
  for (const row of sheetOf(state).kinds.spells) {
    if (!isStranded(state, row)) continue;
    row.thing.marks |= DOOMED;
    lost = true;
  }
  if (lost) unsettle(state);
  return lost;
}

function isStranded(state: State, { entry, controller, thing }: Row): boolean {
  if ((thing.marks & DOOMED) !== 0) return false;
  const gone = (id: number) => id >= 0 && !thingOf(state, id);
  if (gone(thing.to) || gone(thing.to2)) return true;
  // Partners are linked only as long as their player controls both.
  const partner = thing.to2 < 0 ? [] : [thingOf(state, thing.to), thingOf(state, thing.to2)];
  if (partner.some((one: Thing | undefined) => one?.controller !== controller)) return true;
  return (
    entry.channeling === true &&
    !sideOf(state, controller).heroes.some((row) => row.entry.spec === entry.spec)
  );
}

/** RULES 12.4: what is trashed as soon as something is so. Whether anything was. */
function conditions(table: Table): boolean {
  const { state } = table;
  const { ending } = sheetOf(state).kinds;
  const row = ending.find((one) => isAnswered(one, 'endsNow', 'is trashed', state));
  return row !== undefined && remove(table, row.thing, 'trash');
}

/** RULES 13.19: copies that go with a thing which has left play. Whether there was one. */
function orphanedCopies(table: Table): boolean {
  const { state } = table;
  if (!sheetOf(state).kinds.hasDisguise) return false;
  for (const thing of state.things) {
    if (thing.disguises.length === 0) continue;
    const left = (bound: readonly number[]) => bound.filter((id) => thingOf(state, id));
    const isOrphaned = thing.disguises.some(({ bound }) => bound && left(bound).length < bound.length);
    if (!isOrphaned) continue;
    // It is tried once for each thing that leaves.
    thing.disguises = thing.disguises.map((one) => (one.bound ? { ...one, bound: left(one.bound) } : one));
    remove(table, thing, 'trash');
    return true;
  }
  return false;
}

/** RULES 13.20: spells in play give things to their controllers, and back when they are gone. Whether one did. */
function holdControl(table: Table): boolean {
  const { state } = table;
  for (const thing of state.things) {
    const { claims } = thing;
    if (!claims) continue;
    for (const [index, claim] of claims.entries()) {
      const spell = thingOf(state, claim.spell);
      if (spell?.controller === claim.seat) continue;
      const kept = spell ? [{ ...claim, seat: spell.controller }] : [];
      const later = claims.slice(index + 1);
      const before = isByBook(state, 'mind control') ? thing.owner : claim.from;
      const now = spell ? spell.controller : before;
      const [next, ...rest] = later;
      const following = next ? [{ ...next, from: now }, ...rest] : [];
      const all = [...claims.slice(0, index), ...kept, ...following];
      thing.claims = all.length > 0 ? all : undefined;
      // The newest counts, unless the thing was taken since.
      if (!next && thing.controller === claim.seat) takeControl(table, thing, now);
      else if (!next && thing.returnsTo === claim.seat) thing.returnsTo = now;
      return true;
    }
  }
  return false;
}

const TRACES = TOUCHED | IN_COMBAT | FADED | WOUNDED;

/** What is remembered only until the position was checked. */
function clearTraces({ things }: State): void {
  for (const thing of things) {
    if (thing.hurtBy !== -1) thing.hurtBy = -1;
    if ((thing.marks & TRACES) !== 0) thing.marks &= ~TRACES;
  }
}
