import { DONE, pick, roll, type Seat, seat, seats, type Tools } from '@riposte/kernel';
import { takeOldBanners } from './banner.ts';
import { abilityOf, isImmune, startOf } from './character.ts';
import { copyFrom } from './characters/octor.ts';
import type { Choice } from './choice.ts';
import type { Event, Thrown } from './event.ts';
import { CHARACTERS, type CharacterId } from './ids.ts';
import { winnersOf } from './places.ts';
import { figureOf, isOver, lives, mateOf, rules, type State } from './state.ts';
import { turn } from './turn.ts';
import { newTurn } from './turnVars.ts';
import { priceOf, shrunkZones } from './zone.ts';

/** RULES 5.1: every living player has a turn, clockwise from the first. */
const round = rules.procedure<{ turns: number }>('round', {
  begin(table) {
    const { state, tell } = table;
    const before = shrunkZones(state);
    state.round += 1;
    tell?.({ type: 'roundBegan', round: state.round });
    const zone = shrunkZones(state);
    if (zone > before) tell?.({ type: 'zoneShrank', zone, price: priceOf(state) });
    takeOldBanners(table);
  },
  takeTurn({ state, call }, vars) {
    const { length } = state.figures;
    if (vars.turns === length) return DONE;
    const next = seat((state.first + vars.turns) % length);
    vars.turns += 1;
    if (lives(state, next)) call(turn, newTurn(next));
    return 'takeTurn';
  },
});

type Table = Tools<State, Event>;

/** RULES 1.3: no game is longer. */
const MOST_ROUNDS = 100;
/** RULES 2.5. */
const SECTORS = 20;

export const game = rules.procedure<object>('game', {
  dealCharacters(table) {
    const { state } = table;
    if (state.options.characters !== 'dealt') return;
    for (const seat of seats(state.figures.length)) {
      const free = freeCharacters(state);
      const weights = CHARACTERS.map((character) => (free.includes(character) ? 1 : 0));
      take(table, seat, CHARACTERS[pick(state.random, weights, free.length)] ?? 'armazi');
    }
  },
  charactersChosen: {
    asksEach(state) {
      const choices = freeCharacters(state).map((character): Choice => ({ type: 'character', character }));
      return seats(state.figures.length)
        .filter((seat) => figureOf(state, seat).character === 'none')
        .map((seat) => ({ seat, question: 'character', choices }));
    },
    runEach(table, _vars, answers) {
      const chosen = answers.flatMap(({ seat, choice }) =>
        choice.type === 'character' ? [{ seat, character: choice.character }] : [],
      );
      if (chosen.length === 0) return undefined;
      table.tell?.({ type: 'charactersChosen', chosen }, { shows: true });
      for (const character of CHARACTERS) {
        const rivals = chosen.filter((one) => one.character === character).map(({ seat }) => seat);
        if (rivals.length > 0) take(table, winnerAmong(table, character, rivals), character);
      }
      return table.state.figures.some(({ character }) => character === 'none')
        ? 'charactersChosen'
        : undefined;
    },
  },
  rollForStart(table) {
    const { state, tell } = table;
    state.first = highestOf(state, seats(state.figures.length), (thrown) =>
      tell?.({ type: 'startThrown', thrown }, { shows: true }),
    );
    tell?.({ type: 'startDecided', seat: state.first }, { shows: true });
    for (const seat of seats(state.figures.length)) {
      const mate = mateOf(state, seat);
      // RULES 17.2: a team begins in one sector.
      const shared = mate === undefined ? 0 : figureOf(state, mate).sector;
      figureOf(state, seat).sector = shared === 0 ? freeSector(state) : shared;
      tell?.({ type: 'sectorThrown', seat, sector: figureOf(state, seat).sector }, { shows: true });
    }
  },
  neighbourChosen: {
    asks(state) {
      const octor = octorOf(state);
      const choices = octor === undefined ? [] : neighbours(state, octor);
      return octor === undefined || choices.length < 2
        ? undefined
        : { seat: octor, question: 'neighbour', choices };
    },
    run({ state, tell }, _vars, answer) {
      const octor = octorOf(state);
      if (octor === undefined) return;
      const choice = answer ?? neighbours(state, octor)[0];
      if (choice?.type !== 'neighbour') return;
      const ability = copyFrom(state, octor, choice.seat);
      if (ability !== 'none') tell?.({ type: 'copied', seat: octor, from: choice.seat, ability });
    },
  },
  play({ state, call }) {
    if (isOver(state) || state.round === MOST_ROUNDS) return undefined;
    call(round, { turns: 0 });
    return 'play';
  },
  end({ state, tell }) {
    tell?.({ type: 'ended', winners: winnersOf(state) });
  },
});

function freeCharacters({ figures }: State): readonly CharacterId[] {
  return CHARACTERS.filter((character) => figures.every((figure) => figure.character !== character));
}

function take({ state, tell }: Table, seat: Seat, character: CharacterId): void {
  const figure = figureOf(state, seat);
  figure.character = character;
  figure.cooldown = startOf(abilityOf(figure));
  tell?.({ type: 'characterTaken', seat, character }, { shows: true });
}

/** RULES 3.2: of several who chose one character the highest throw has it. */
function winnerAmong({ state, tell }: Table, character: CharacterId, rivals: readonly Seat[]): Seat {
  return highestOf(state, rivals, (thrown) =>
    tell?.({ type: 'rivalsThrew', character, thrown }, { shows: true }),
  );
}

/** RULES 3.4: the highest die; those who are equal throw again. */
function highestOf(state: State, among: readonly Seat[], told: (thrown: readonly Thrown[]) => void): Seat {
  let left = among;
  while (left.length > 1) {
    const thrown = left.map((seat) => ({ seat, face: roll(state.random, 6) + 1 }));
    told(thrown);
    const highest = Math.max(...thrown.map(({ face }) => face));
    left = thrown.filter(({ face }) => face === highest).map(({ seat }) => seat);
  }
  const [winner] = left;
  if (winner === undefined) throw new Error('nobody throws');
  return winner;
}

/** RULES 3.5: a number that is taken is thrown again. */
function freeSector({ random, figures }: State): number {
  for (;;) {
    const sector = roll(random, SECTORS) + 1;
    if (figures.every((figure) => figure.sector !== sector)) return sector;
  }
}

function octorOf({ figures }: State): Seat | undefined {
  return seats(figures.length).find((seat) => figures[seat]?.character === 'octor');
}

/** RULES 3.6: the seats before and after, but for E'moon and the team mate. */
function neighbours(state: State, octor: Seat): readonly Choice[] {
  const { length } = state.figures;
  const mate = mateOf(state, octor);
  const beside = new Set([(octor + 1) % length, (octor + length - 1) % length]);
  return seats(length)
    .filter((seat) => beside.has(seat) && seat !== mate && !isImmune(figureOf(state, seat)))
    .map((seat): Choice => ({ type: 'neighbour', seat }));
}
