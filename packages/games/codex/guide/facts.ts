import { type Fact, type Seat, type SeatNames, seats } from '@riposte/kernel';
import { heroLimit } from '../baseBuildings.ts';
import type { Row } from '../card.ts';
import { entryOf } from '../catalogue.ts';
import { drawnNext } from '../drawPhase.ts';
import { NO_SLOT, SLOTS } from '../ids.ts';
import { isBuilding, isFighter } from '../kinds.ts';
import { isLost, isPeaceful, mapOf, mapRules } from '../maps.ts';
import { kindsIn, type Pile } from '../pile.ts';
import type { HeroSlot } from '../player.ts';
import { sheetOf } from '../sheet.ts';
import { buriedUnder, futureOf, playerOf } from '../state.ts';
import { topOf } from '../top.ts';
import { asState, type PlayerView, type View } from '../view.ts';
import { cardName, statesOf, thingName, timeText, upper, whose } from '../words/label.ts';
import {
  heroLimitMade,
  keywordsOf,
  keywordText,
  numbersOf,
  numberText,
  priceMade,
} from '../words/numbers.ts';

/** The table in sentences: all that a drawn table shows. */
export function facts(view: View, names: SeatNames): readonly Fact[] {
  const all: readonly Fact[] = [
    matchFact(view, names),
    mapFact(view),
    ...seats(view.players.length).flatMap((seat) => playerFacts(view, seat, names)),
  ];
  return all.filter(({ lines }) => lines.length > 0);
}

function matchFact(view: View, names: SeatNames): Fact {
  const { turn, side, stack } = view;
  if (turn === 0) return { heading: 'The match', lines: ['The heroes are chosen.'] };
  const whoseTurn = side.length === 0 ? '' : `; ${side.map(names).join(' and ')} on turn`;
  return {
    heading: 'The match',
    lines: [stack.length === 0 ? `It ended in turn ${turn}.` : `Turn ${turn}${whoseTurn}.`],
  };
}

/** RULES 18.1: “Bloodbowl. All units have haste and +1 ATK.” */
function mapFact(view: View): Fact {
  const map = mapOf(view);
  if (map === undefined) return { heading: 'The map', lines: [] };
  const { name, text = '' } = entryOf(map);
  const peace = isPeaceful(asState(view)) ? ['No damage is dealt yet.'] : [];
  return { heading: 'The map', lines: [`${name}. ${text}`, ...peace] };
}

function playerFacts(view: View, seat: Seat, names: SeatNames): readonly Fact[] {
  const player = playerOf(view, seat);
  const isOwn = player.own !== undefined;
  const owner = upper(whose(names(seat)));
  const rows = sheetOf(asState(view)).rows.filter(({ controller }) => controller === seat);
  const line = (row: Row) => thingLine(view, row);
  const patrol = SLOTS.flatMap((name, slot) => {
    const row = rows.find(({ thing }) => thing.slot === slot);
    return row ? [`${name}: ${line(row)}`] : [];
  });
  return [
    { heading: `${owner} side`, lines: sideLines(view, seat, player) },
    { heading: `${owner} patrol`, lines: patrol },
    {
      heading: `${owner} heroes and units`,
      lines: rows.filter((row) => isFighter(row) && row.thing.slot === NO_SLOT).map(line),
    },
    { heading: `${owner} buildings`, lines: rows.filter(isBuilding).map(line) },
    {
      heading: `${owner} upgrades and spells`,
      lines: rows.filter((row) => !isFighter(row) && !isBuilding(row)).map(line),
    },
    { heading: `${owner} future`, lines: futureLines(view, seat) },
    ...(isOwn ? ownFacts(view, seat, owner) : [...bareFacts(player, owner), ...knownFacts(player, owner)]),
  ];
}

function sideLines(view: View, seat: Seat, player: PlayerView): readonly string[] {
  const { gold, workers, sizes, heroes, spec, labSpec } = player;
  if (player.cards.length === 0)
    return heroes.length === 0 ? [] : [`Leads ${heroes.map(({ card }) => cardName(card)).join(', ')}.`];
  const away = heroes.filter(
    ({ card }) => !view.things.some((one) => one.card === card && one.owner === seat),
  );
  return [
    `${gold} gold, ${workers} workers.`,
    `${sizes.hand} in hand, ${sizes.deck} to draw, ${sizes.discard} discarded, ${sizes.codex} in the codex.`,
    ...away.map((slot) => awayLine(view, slot)),
    ...(spec === 'none'
      ? []
      : [`Spec: ${spec}${labSpec === 'none' ? '' : `, and ${labSpec} by ${labName(view)}`}.`]),
    ...view.lasting.flatMap(({ by, amount }) =>
      by === seat && amount !== undefined ? [`Owes ${amount} gold in the next upkeep.`] : [],
    ),
    ...(heroLimit(view, seat) > 1 ? [`${numberText(heroLimitMade(view, seat))}.`] : []),
  ];
}

/** “Troq Bashar waits, 2 gold.” */
function awayLine(view: View, slot: HeroSlot): string {
  const { card, runes } = slot;
  if (isLost(view, slot)) return `${cardName(card)} is out of the game.`;
  return runes > 0
    ? `${cardName(card)} may come back after ${runes} upkeeps.`
    : `${cardName(card)} waits, ${entryOf(card).cost} gold.`;
}

/** What a second spec comes from. */
function labName(view: View): string {
  return mapRules(view).hallAndLab ? cardName(mapOf(view) ?? '') : 'the lab';
}

/** RULES 14.32: “Plasmodium, 3 time runes.” */
function futureLines(view: View, seat: Seat): readonly string[] {
  return futureOf(view)
    .filter(({ controller }) => controller === seat)
    .map(({ card, time }) => `${cardName(card)}, ${timeText(time)}.`);
}

/** “Iron Man, exhausted. ATK 4: 3 printed, 1 elite. HP 4: 4 printed. Flying.” */
function thingLine(view: View, row: Row): string {
  const { thing, entry } = row;
  const under = buriedUnder(view, row.id);
  const state = [
    ...(entry.kind === 'base' && row.hp <= thing.damage ? ['fallen'] : []),
    ...(thing.level > 0 ? [`level ${thing.level} of ${entry.maxLevel}`] : []),
    ...(thing.exhausted ? ['exhausted'] : []),
    ...(thing.fresh && isFighter(row) ? ['just arrived'] : []),
    ...(thing.constructing ? ['under construction'] : []),
    ...statesOf(row),
    ...(under.length > 0 ? [`under it ${under.map(({ card }) => cardName(card)).join(', ')}`] : []),
    ...Object.entries(thing.tokens).flatMap(([rune, count]) => (count > 0 ? [`${count} ${rune} runes`] : [])),
  ];
  const numbers = numbersOf(view, row.id).map((made) => `${numberText(made)}.`);
  const keywords = keywordsOf(view, row.id).map(keywordText);
  return [
    `${[thingName(thing), ...state].join(', ')}.`,
    ...numbers,
    ...(keywords.length > 0 ? [`Has ${keywords.join(', ')}.`] : []),
  ].join(' ');
}

function ownFacts(view: View, seat: Seat, owner: string): readonly Fact[] {
  const player = playerOf(view, seat);
  const { own, cards } = player;
  const top = topOf(player);
  if (!own || cards.length === 0) return [];
  return [
    {
      heading: `${owner} hand`,
      of: 'hand',
      brief: pileLines(own.hand, cards),
      lines: kindsIn(own.hand).map((number) => {
        const card = cards[number] ?? '';
        const count = (own.hand[number] ?? 0) > 1 ? ` (${own.hand[number]})` : '';
        return `${cardName(card)}${count}. ${numberText(priceMade(view, seat, card))}.`;
      }),
    },
    {
      heading: `${owner} next draw`,
      lines: [
        `${owner === 'Your' ? 'You' : 'They'} will draw ${drawnNext(asState(view), seat, own.hand)} cards.`,
      ],
    },
    { heading: `${owner} draw pile`, lines: top === undefined ? [] : [`${cardName(top)} on top.`] },
    { heading: `${owner} discard pile`, lines: pileLines(own.discard, cards) },
  ];
}

/** RULES 15.7, 15.9: a hand or a discard pile that the viewer chooses from now. */
function bareFacts({ bare, bareDiscard, cards }: PlayerView, owner: string): readonly Fact[] {
  return [
    ...(bare ? [{ heading: `${owner} hand, laid open to you`, lines: pileLines(bare, cards) }] : []),
    ...(bareDiscard
      ? [{ heading: `${owner} discard pile, laid open to you`, lines: pileLines(bareDiscard, cards) }]
      : []),
  ];
}

/** RULES 15.2: what everybody knows of hidden cards. */
function knownFacts({ shown, seen, cards }: PlayerView, owner: string): readonly Fact[] {
  return [
    { heading: `${owner} hand, as far as it was seen`, lines: pileLines(shown, cards) },
    { heading: `${owner} discard pile, as far as it was seen`, lines: pileLines(seen, cards) },
  ];
}

function pileLines(pile: Readonly<Pile>, cards: readonly string[]): readonly string[] {
  const names = kindsIn(pile).map((number) => {
    const count = pile[number] ?? 0;
    return `${cardName(cards[number] ?? '')}${count > 1 ? ` (${count})` : ''}`;
  });
  return names.length === 0 ? [] : [`${names.join(', ')}.`];
}
