import { fastRandom, type Game, type Random, roll, type Seat } from '@riposte/kernel';
import type { Choice } from '../choice.ts';
import type { Event } from '../event.ts';
import type { Options } from '../options.ts';
import { sheetOf } from '../sheet.ts';
import type { State } from '../state.ts';
import { counting, having } from '../testing/gifts.ts';
import type { Placed } from '../testing/placed.ts';
import { Scene } from '../testing/scene.ts';
import type { View } from '../view.ts';
import { newBoard, type RandomBoard } from './boards.ts';
import { type Field, hpLeft, kindOf, type Lot, newFigure } from './figure.ts';
import type { Need } from './need.ts';
import { AMOUNTS } from './print.ts';
import { turn } from './witness.ts';

export type Duel = Game<State, Choice, Event, View, Options>;

/** What a turn had to tell, when game and witness agreed on all of it. */
export interface Met {
  readonly attacks: number;
  readonly deaths: number;
}

/** Of so many turns that could go on, one ends. */
const STOP = 10;

/** Plays the combat of a turn at random, and throws where the game and the witness do not agree. */
export function meet(game: Duel, number: number): Met {
  const random = fastRandom(number);
  const board = newBoard(random);
  const { state } = sceneOf(board);
  const field = fieldOf(board, state);
  const figures = field.figures.length;
  const play: Play = { game, random, state, attacked: [], told: [], attacks: 0 };
  const telling = turn(field);
  let next = telling.next();
  while (!next.done) next = telling.next(choose(play, field, next.value));
  if (field.loser !== undefined) {
    agree('who has won', game.outcome(play.state), { places: field.loser === 1 ? [1, 2] : [2, 1] });
    agree('decisions after the end', game.decisions(play.state), []);
  }
  return { attacks: play.attacks, deaths: figures - field.figures.length };
}

/** A turn of the game, and who was attacked in it since the tables were compared, as both of them say. */
interface Play {
  readonly game: Duel;
  readonly random: Random;
  readonly attacked: number[];
  readonly told: number[];
  state: State;
  attacks: number;
}

function sceneOf({ third, lots, gold, baseDamage, spells }: RandomBoard): Scene {
  const [mine, theirs] = ([0, 1] as const).map((side) => ({
    heroes: ['troq-bashar', 'river-montoya', third],
    play: lots[side].map(placed),
    gold: gold[side],
    baseDamage: baseDamage[side],
    ...(side === 0 ? { hand: spells } : { deck: ['bloom', 'spark'] }),
  }));
  return new Scene(mine, theirs);
}

function placed({ card, traits = [], amounts = {}, ...rest }: Lot): Placed {
  const thing = traits.length > 0 ? having({ card, ...rest }, ...traits) : { card, ...rest };
  return AMOUNTS.reduce<Placed>((one, amount) => {
    const count = amounts[amount] ?? 0;
    return count > 0 ? counting(one, amount, count) : one;
  }, thing);
}

/** The same board for the witness: both know things by the numbers of the game. */
function fieldOf({ lots, gold, baseDamage, spells }: RandomBoard, { things }: State): Field {
  const figures = ([0, 1] as const).flatMap((side) => {
    const [base, ...rest] = things.filter(({ controller }) => controller === side);
    if (!base || rest.length !== lots[side].length) throw new Error('the board was set up wrongly');
    return [
      newFigure(base.id, side, { card: 'base', damage: baseDamage[side] }),
      ...rest.map(({ id }, index) => newFigure(id, side, lots[side][index] as Lot)),
    ];
  });
  return {
    figures,
    gold: [gold[0], gold[1]],
    drawn: [0, 0],
    spells,
    towerIsUsed: [false, false],
    loser: undefined,
  };
}

const QUESTIONS = {
  action: 'main',
  defender: 'defender',
  obliterate: 'obliterate',
  excess: 'surplus',
  sparkshot: 'sparkshot',
  levels: 'levels',
  target: 'pick',
} as const;

/** Both must have one of the same things chosen, and between actions tables that look the same. */
function choose(play: Play, field: Field, { about, options }: Need): string {
  const [only, second] = options;
  // Where only one thing is possible the game does not ask.
  if (about !== 'action' && only !== undefined && second === undefined) {
    if (about === 'defender') play.told.push(Number(only));
    return only;
  }
  orderTriggers(play);
  const [decision, ...others] = play.game.decisions(play.state);
  agree('the question', decision?.question, QUESTIONS[about]);
  agree('who else is asked', others, []);
  if (!decision) return '';
  if (about === 'action') compare(play, field);
  const choices = decision.choices.filter(isCombat);
  const words = choices.map((choice) => wordsOf(choice));
  agree(`whom or what to choose (${about})`, words.toSorted(), options.toSorted());
  const answer = chosen(play.random, about, words);
  if (about === 'defender' && answer !== 'end') play.told.push(Number(answer));
  if (answer.startsWith('attack')) play.attacks++;
  const choice = choices[words.indexOf(answer)];
  if (choice && (about !== 'action' || answer !== 'end')) advance(play, decision.seat, choice);
  return answer;
}

function chosen(random: Random, about: Need['about'], words: readonly string[]): string {
  const going = words.filter((word) => word !== 'end' || about === 'defender');
  if (about === 'action' && (going.length === 0 || roll(random, STOP) === 0)) return 'end';
  return going[roll(random, going.length)] ?? '';
}

/** The order of what deaths bring makes no difference here. */
function orderTriggers(play: Play): void {
  for (;;) {
    const [decision] = play.game.decisions(play.state);
    if (decision?.question !== 'trigger') return;
    advance(play, decision.seat, decision.choices[0] as Choice);
  }
}

function advance(play: Play, seat: Seat, choice: Choice): void {
  const { state, events } = play.game.advance(play.state, seat, choice);
  play.state = state;
  for (const { event } of events) if (event.type === 'attacked') play.attacked.push(event.defender.id);
}

/** Of all that can be done in a main phase, what the witness speaks of. */
function isCombat(choice: Choice): boolean {
  if (choice.type === 'play') return choice.card === 'spark' || choice.card === 'wither';
  return ['attack', 'detect', 'pick', 'pass', 'patrol'].includes(choice.type);
}

function wordsOf(choice: Choice): string {
  if (choice.type === 'attack' || choice.type === 'detect') return `${choice.type} ${choice.thing}`;
  if (choice.type === 'play') return choice.card;
  return choice.type === 'pick' ? String(choice.thing) : 'end';
}

function agree(what: string, game: unknown, witness: unknown): void {
  const [one, other] = [JSON.stringify(game), JSON.stringify(witness)];
  if (one !== other) throw new Error(`${what}: the game says ${one}, the witness ${other}`);
}

function compare(play: Play, field: Field): void {
  agree('who was attacked', play.attacked.splice(0), play.told.splice(0));
  const { players } = play.state;
  agree(
    'the gold',
    players.map(({ gold }) => gold),
    field.gold,
  );
  agree('the cards drawn', sum(players[1]?.hand ?? []), field.drawn[1]);
  const [ours, theirs] = [gameTable(play.state), witnessTable(field)];
  agree(
    'the table',
    ours.filter((one) => !theirs.includes(one)),
    theirs.filter((one) => !ours.includes(one)),
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** What the game says of everything in play, in words. */
function gameTable(state: State): readonly string[] {
  return sheetOf(state).rows.map(({ thing, hp }) => {
    const { id, card, damage, runes, slot, exhausted, level } = thing;
    return line({ id, card, left: hp - damage, runes, slot, exhausted, level });
  });
}

function witnessTable({ figures }: Field): readonly string[] {
  return figures.map((figure) => {
    const { id, lot, runes, slot, exhausted } = figure;
    const level = kindOf(figure) === 'hero' ? figure.level : 0;
    return line({ id, card: lot.card, left: hpLeft(figure), runes, slot, exhausted, level });
  });
}

interface Line {
  readonly id: number;
  readonly card: string;
  readonly left: number;
  readonly runes: number;
  readonly slot: number;
  readonly exhausted: boolean;
  readonly level: number;
}

function line({ id, card, left, runes, slot, exhausted, level }: Line): string {
  const words = [`${left} HP left`, `runes ${runes}`, `slot ${slot}`, `level ${level}`];
  return `${card} ${id}: ${words.join(', ')}${exhausted ? ', exhausted' : ''}`;
}
