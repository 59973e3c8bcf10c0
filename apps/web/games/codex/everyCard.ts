import codex from '@riposte/codex';
import {
  ADD_ONS,
  allHeroes,
  baseShown,
  type CardEntry,
  type CardId,
  COLORS,
  type Color,
  entryOf,
  groupsOfCards,
  handOf,
  SLOTS,
  type Spec,
  shownOf,
  specCards,
  startingDeck,
  type View,
} from '@riposte/codex/table';
import { type Half, maxed, type Placed, Scene } from '@riposte/codex/testing';
import { type AnyGame, type AnyState, authorityOf, desksFor, type Match, seat, seats } from '@riposte/kernel';
import { type Position, stateFor } from '../../e2e/positions.ts';

/** What is on one table: the cards of both sides, whose spells are in the hand of the first. */
interface Table {
  readonly name: string;
  readonly color: Color;
  readonly mine: readonly CardId[];
  readonly theirs: readonly CardId[];
}

/** So many tokens stand with each starting deck but one. */
const TOKENS = 4;
/** Heroes are halfway up. */
const LEVEL = 4;
const GOLD = 12;
const ME = seat(0);
const GAME = codex as unknown as AnyGame;

/** What each of these is attached to: one of its own side, or one of the other. */
const WORN: Readonly<Record<CardId, (host: CardEntry, isOurs: boolean) => boolean>> = {
  'final-showdown': ({ kind, spec }, isOurs) => isOurs && kind === 'hero' && spec === 'balance',
  'spirit-of-the-panda': ({ kind }, isOurs) => isOurs && kind === 'unit',
  'soul-stone': ({ kind }, isOurs) => isOurs && kind === 'unit',
  'vortoss-emblem': ({ kind }, isOurs) => isOurs && kind === 'unit',
  'mind-control': ({ kind, tech = 0 }, isOurs) => !isOurs && kind === 'unit' && tech < 3,
  'entangling-vines': ({ kind }, isOurs) => !isOurs && kind === 'unit',
};

/**
 * Tables on which every card stands once that can stand on one, with the other spells in the hand: two for each color,
 * and one for a team. Maps are not on a table; the page of all cards shows them.
 */
export function tablesOfAllCards(): readonly Position[] {
  return [...tablesByColor().map((table, index) => duelAt(table, index)), teamTable()];
}

function tablesByColor(): readonly Table[] {
  const tokens = groupsOfCards().flatMap(({ name, entries }) => (name === 'tokens' ? entries : []));
  return COLORS.flatMap((color, index) => {
    const [first, second, third] = allHeroes().filter((hero) => hero.color === color);
    const start = startingDeck(color);
    const few = tokens.slice((index - 1) * TOKENS, index * TOKENS).map(({ id }) => id);
    return [
      { name: `${color}-1`, color, mine: ledBy(first), theirs: ledBy(second) },
      third
        ? { name: `${color}-2`, color, mine: ledBy(third), theirs: [...start, ...few] }
        : { name: `${color}-2`, color, mine: start, theirs: [] },
    ];
  });
}

function ledBy(hero: CardEntry | undefined): readonly CardId[] {
  return hero?.spec ? [hero.id, ...specCards(hero.spec)] : [];
}

function duelAt({ name, color, mine, theirs }: Table, index: number): Position {
  const heroes = allHeroes().flatMap((hero) => (hero.color === color ? [hero.id] : []));
  const stood = (cards: readonly CardId[]) => cards.filter((card) => canStand(entryOf(card)));
  const spells = [...mine, ...theirs].filter((card) => !canStand(entryOf(card)));
  const addOn = ADD_ONS[index % ADD_ONS.length] ?? '';
  const scene = (ids: ReadonlyMap<string, number>) => {
    const half = (cards: readonly CardId[], isOurs: boolean): Half => ({
      heroes,
      deckColor: color,
      gold: GOLD,
      tech: specOf(cards) ?? specOf(mine) ?? 'bashing',
      play: placed(cards, (card) => {
        const host = [...mine, ...theirs].find((one) =>
          WORN[card]?.(entryOf(one), mine.includes(one) === isOurs),
        );
        return ids.get(host ?? '') ?? -1;
      }),
    });
    return new Scene(
      { ...half([...stood(mine), addOn], true), hand: spells },
      { ...half(stood(theirs), false) },
    );
  };
  // Where things have their numbers, what is worn can name who wears it.
  const { state } = scene(new Map());
  return positionOf(name, scene(new Map(state.things.map(({ card, id }) => [card, id]))));
}

/** Fighters fill the patrol, heroes stand behind it. */
export function placed(
  cards: readonly CardId[],
  hostOf: (card: CardId) => number = () => -1,
): readonly Placed[] {
  const units = cards.filter((card) => entryOf(card).kind === 'unit');
  return cards.map((card) => {
    const slot = units.indexOf(card);
    const slotName = slot < 0 ? undefined : SLOTS[slot];
    return {
      card,
      ...(slotName && { slotName }),
      ...(entryOf(card).kind === 'hero' && { level: LEVEL }),
      ...(WORN[card] && { to: hostOf(card) }),
    };
  });
}

export function canStand({ kind, ongoing }: CardEntry): boolean {
  return kind !== 'spell' || ongoing === true;
}

function specOf(cards: readonly CardId[]): Spec | undefined {
  return cards.map((card) => entryOf(card).spec).find((spec) => spec !== undefined);
}

/** RULES 17: two share a base. */
function teamTable(): Position {
  const options = {
    format: 'two-headed-dragon',
    game: 'standard',
    heroes: 'chosen',
    map: 'none',
    rulings: 'book',
  } as const;
  return positionOf('team', new Scene({}, {}, { options, others: [{}, {}] }));
}

/** RULES 11.6: a moment in which three abilities wait, of cards that are gone, and their order is asked. */
export function tableOfWaitingAbilities(): Position {
  const mine: Half = {
    heroes: allHeroes().flatMap((hero) => (hero.color === 'red' ? [hero.id] : [])),
    deckColor: 'red',
    play: [maxed('captain-zane'), 'drakk-ramhorn', 'crash-bomber', 'crash-bomber'],
    hand: ['maximum-anarchy', 'desperation'],
  };
  return positionOf('waiting-abilities', new Scene(mine).do('Play Maximum'));
}

function positionOf(name: string, scene: Scene): Position {
  const { state } = scene;
  const count = state.players.length;
  const { letters } = authorityOf(GAME).takeUp(matchFrom(scene));
  const updates = letters.flatMap(({ viewer, update }) => (viewer === ME ? [update] : []));
  return { match: 'all', moment: name, state: stateFor(ME, { ...state.options }, updates, count) };
}

/** A match that begins with this scene. */
export function matchFrom({ state }: Scene): Match<AnyState, unknown> {
  return {
    game: GAME.id,
    rulesVersion: GAME.rulesVersion,
    options: state.options,
    state: { ...state },
    entries: 0,
    desks: desksFor(state.players.length),
  };
}

/** The cards that the viewer of a moment sees on the table or has in the hand. */
export function cardsAt({ state: { updates } }: Position): readonly CardId[] {
  const view = updates.at(-1)?.view as View;
  const all = seats(view.players.length);
  const standing = all.flatMap((one) => [...shownOf(view, one), baseShown(view, one)]);
  return [
    ...standing.flatMap((thing) => thing?.card ?? []),
    ...(handOf(view, ME) ?? []).map(({ card }) => card),
  ];
}
