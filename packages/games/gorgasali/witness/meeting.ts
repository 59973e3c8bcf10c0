import { fastRandom, type Game, type Random, roll, seat } from '@riposte/kernel';
import type { Choice } from '../choice.ts';
import type { Event } from '../event.ts';
import type { ConsumableId, ThrowableId, WeaponId } from '../ids.ts';
import { GATES, ROWS } from '../map.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { IslandTable, type Setting } from '../testing/table.ts';
import type { View } from '../view.ts';
import type { Island, Warrior } from './island.ts';
import type { Need } from './need.ts';
import { type Ground, newPosition } from './positions.ts';
import { turn } from './witness.ts';

export type Battle = Game<State, Choice, Event, View, Options>;

/** What a turn had to tell, when game and witness agreed on all of it. */
export interface Met {
  readonly ways: number;
  readonly shots: number;
  readonly damaged: number;
  /** Ends of movements, those that the game does not name, and those it names with a way that costs more health. */
  readonly ends: number;
  readonly missed: number;
  readonly dearer: number;
}

/** The letters of the map: data that both read. */
const GROUND: Ground = {
  rows: ROWS,
  springs: spotsOf('H'),
  chests: spotsOf('C'),
  gates: GATES,
};

function spotsOf(letter: string): readonly number[] {
  return [...ROWS.join('')].flatMap((one, spot) => (one === letter ? [spot] : []));
}

/** Plays a turn from a random position, and throws where the game and the witness do not agree. */
export function meet(game: Battle, number: number): Met {
  const random = fastRandom(number);
  const { island, dice } = newPosition(random, GROUND);
  const [mover] = island.warriors;
  if (!mover) throw new Error('nobody moves');
  const table = tableOf(island, dice, random);
  const play: Play = {
    game,
    random,
    dice: [],
    state: table.state,
    way: [],
    isOver: false,
    isOpen: true,
    met: { ways: 0, shots: 0, damaged: 0, ends: 0, missed: 0, dearer: 0 },
  };
  note(play, table.events);
  const telling = turn(island, mover);
  let next = telling.next();
  while (!next.done) next = telling.next(answer(play, island, next.value));
  // At the end of a turn things happen that are not told here.
  if (!play.isOver || mover.health === 0) compare(play, island);
  agree('dice that nobody asked for', play.dice, []);
  return play.met;
}

interface Play {
  readonly game: Battle;
  readonly random: Random;
  /** What the game has thrown, and the witness has not asked for yet. */
  readonly dice: (readonly number[])[];
  readonly met: { -readonly [Count in keyof Met]: Met[Count] };
  state: State;
  /** The last way that was gone. */
  way: readonly number[];
  /** Whether the turn has ended by itself. */
  isOver: boolean;
  /** Until cards came to the mover that the witness knows nothing of. */
  isOpen: boolean;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function nameOf(spot: number): string {
  const column = spot % 30;
  return `${column < 26 ? LETTERS[column] : `A${LETTERS[column - 26]}`}${Math.floor(spot / 30) + 1}`;
}

/** The same position in the game. Nobody has an ability that does anything here. */
function tableOf(island: Island, dice: readonly number[], random: Random): IslandTable {
  const chance = [...dice, ...Array.from({ length: 60 }, () => 1 + roll(random, 6))];
  return new IslandTable({
    figures: island.warriors.map(settingOf),
    round: island.round,
    fourthZone: island.fourthShrinks,
    chests: island.chests.map(nameOf),
    banners: island.markers.map(({ kind, owner, spots }) => ({
      kind,
      owner: seat(owner),
      squares: spots,
      until: 99,
    })),
    chance,
  });
}

function settingOf({ spot, gate, health, helmet, bodyArmor, guns, cards, bulb, hasSkipped, seat }: Warrior) {
  const named = (isLoaded: boolean) =>
    guns.filter((gun) => gun.isLoaded === isLoaded).map(({ name }) => name as WeaponId);
  const setting: Setting = {
    sector: GATES.indexOf(gate) + 1,
    health,
    helmet,
    bodyArmor,
    weapons: named(true),
    empty: named(false),
    consumables: cards as readonly ConsumableId[],
    throwable: (bulb ?? 'none') as ThrowableId | 'none',
    skipped: hasSkipped,
    // There is always something else to do, so that a turn does not end by itself.
    defensive: seat === 0 ? 'lightning' : 'none',
    ...(spot !== undefined && { at: nameOf(spot) }),
  };
  return setting;
}

function note(play: Play, events: readonly Event[]): void {
  for (const event of events) {
    // Where the mover fell, the next turn has begun.
    if ('dice' in event && event.seat === 0 && event.dice.length > 0) play.dice.push(event.dice);
    if (event.type === 'moved') play.way = event.way;
    if (event.type === 'turnBegan' && event.seat !== 0) play.isOver = true;
    if (event.type === 'chestOpened' || event.type === 'looted') play.isOpen = false;
    if (event.type === 'moved') play.met.ways++;
    if (event.type === 'shot') play.met.shots++;
    if (event.type === 'damaged') play.met.damaged++;
  }
}

function answer(play: Play, island: Island, need: Need): string | readonly number[] {
  if (need.type === 'dice') {
    // Those that are thrown again come last.
    const dice = play.dice.shift()?.slice(-need.count);
    if (dice?.length !== need.count)
      throw new Error(`the game says dice ${dice}, the witness needs ${need.count}`);
    return dice;
  }
  if (need.type === 'way') return play.way;
  const [only, second] = need.options;
  // RULES 5.10: nor does it where nothing is left to do.
  if (play.isOver && only === 'end') return only;
  // Where only one thing is possible the game does not ask.
  if (only !== undefined && second === undefined && only !== 'end') return only;
  return choose(play, island, need.options);
}

/** Both must have one of the same things chosen, at tables that look the same. */
function choose(play: Play, island: Island, options: readonly string[]): string {
  compare(play, island);
  const [decision, ...others] = play.game.decisions(play.state);
  agree('who is asked', [decision?.seat, others.length], [0, 0]);
  if (!decision) return '';
  const choices = decision.choices.filter(isSpoken);
  const words = choices.map((choice) => wordsOf(choice, decision.question));
  if (decision.question === 'move') compareEnds(play, island, choices, options);
  const isEnd = (word: string) => word === 'go' || word.startsWith('go ');
  agree(
    `what to choose (${decision.question})`,
    words.filter((word) => !isEnd(word) && !options.includes(word)),
    options.filter((option) => !isEnd(option) && !words.includes(option)),
  );
  const chosen = chosenOf(play.random, words);
  const choice = choices[words.indexOf(chosen)];
  if (chosen !== 'end' && choice) advance(play, choice);
  return chosen;
}

/** Each kind of choice is as likely, for there are many more ends of movements than anything else. */
function chosenOf(random: Random, words: readonly string[]): string {
  const going = words.filter((word) => word !== 'end');
  if (going.length === 0) return 'end';
  const verbs = [...new Set(going.map(verbOf))];
  const verb = verbs[roll(random, verbs.length)];
  const among = going.filter((word) => verbOf(word) === verb);
  return among[roll(random, among.length)] ?? 'end';
}

function verbOf(words: string): string {
  return words.split(' ')[0] ?? '';
}

/** Of all that can be done, what the witness speaks of. */
function isSpoken({ type }: Choice): boolean {
  return !['reload', 'rearrange', 'lightning', 'barrier'].includes(type);
}

/**
 * Every end that the game names is one, and costs no less than the cheapest way to it. All chests are named. The game
 * may miss what only a winding way reaches, for there is always the walk step by step; how often it does is counted.
 */
function compareEnds(
  { met }: Play,
  { chests }: Island,
  choices: readonly Choice[],
  options: readonly string[],
): void {
  const least = new Map(
    options
      .filter((option) => option.startsWith('go '))
      .map((option) => {
        const [, to, loss] = option.split(' ').map(Number);
        return [to ?? -1, loss ?? 0] as const;
      }),
  );
  // More ways than the witness can go: then each that is taken is looked at.
  if (options.includes('go')) return;
  const named = new Map(choices.flatMap((one) => (one.type === 'go' ? [[one.to, one.loss] as const] : [])));
  const wrong = [...named].filter(([to, loss]) => loss < (least.get(to) ?? Number.POSITIVE_INFINITY));
  agree('ends that are none', wrong, []);
  const missed = [...least].filter(([to]) => !named.has(to));
  agree(
    'chests within reach',
    [],
    missed.filter(([to]) => chests.includes(to)),
  );
  met.ends += least.size;
  met.missed += missed.length;
  met.dearer += [...named].filter(([to, loss]) => loss > (least.get(to) ?? 0)).length;
}

function advance(play: Play, choice: Choice): void {
  const { state, events } = play.game.advance(play.state, seat(0), choice);
  play.state = state;
  note(
    play,
    events.map(({ event }) => event),
  );
}

function wordsOf(choice: Choice, question: string): string {
  switch (choice.type) {
    case 'go':
      return question === 'extraMove' ? `gift ${choice.to}` : `go ${choice.to} ${choice.loss}`;
    case 'step':
    case 'teleport':
      return `${choice.type} ${choice.to}`;
    case 'use':
      return `use ${choice.card}`;
    case 'shoot':
      return `shoot ${choice.weapon} ${choice.target} ${choice.extended ? 'extended' : 'plain'}`;
    case 'throw':
      return `throw ${choice.card} ${choice.target}`;
    case 'reroll':
      return ['again', ...choice.dice].join(' ');
    default:
      return choice.type;
  }
}

function agree(what: string, game: unknown, witness: unknown): void {
  const [one, other] = [JSON.stringify(game), JSON.stringify(witness)];
  if (one !== other) throw new Error(`${what}: the game says ${one}, the witness ${other}`);
}

function compare({ state, isOpen }: Play, island: Island): void {
  const [ours, theirs] = [gameTable(state, isOpen), witnessTable(island, isOpen)];
  agree(
    'the table',
    ours.filter((one) => !theirs.includes(one)),
    theirs.filter((one) => !ours.includes(one)),
  );
  agree('the chests', state.chests, island.chests);
}

/** What the game says of every figure, in words. */
function gameTable({ figures, banners }: State, isOpen: boolean): readonly string[] {
  return [
    ...figures.map(({ square, health, helmet, bodyArmor, weapons, consumables }, seat) => {
      if (health === 0) return `${seat}: fallen`;
      const guns = weapons.map(({ weapon, loaded }) => ({ name: weapon, isLoaded: loaded }));
      const spot = square < 0 ? undefined : square;
      return line({ seat, spot, health, helmet, bodyArmor, guns, cards: consumables }, isOpen);
    }),
    `smoke: ${banners.filter(({ kind }) => kind === 'smoke').map(({ owner }) => owner)}`,
  ];
}

function witnessTable({ warriors, markers }: Island, isOpen: boolean): readonly string[] {
  return [
    ...warriors.map((one) => (one.health === 0 ? `${one.seat}: fallen` : line(one, isOpen))),
    `smoke: ${markers.filter(({ kind }) => kind === 'smoke').map(({ owner }) => owner)}`,
  ];
}

function line(
  {
    seat,
    spot,
    health,
    helmet,
    bodyArmor,
    guns,
    cards,
  }: Pick<Warrior, 'seat' | 'spot' | 'health' | 'helmet' | 'bodyArmor' | 'guns' | 'cards'>,
  isOpen: boolean,
): string {
  const place = `${seat}: on ${spot}, health ${health}`;
  // Cards that came to the mover are not told.
  if (seat === 0 && !isOpen) return place;
  const loaded = guns.map(({ name, isLoaded }) => `${name}${isLoaded ? '' : ' (face down)'}`).toSorted();
  return `${place}${helmet ? ', helmet' : ''}${bodyArmor ? ', armor' : ''}, ${loaded}, ${cards}`;
}
