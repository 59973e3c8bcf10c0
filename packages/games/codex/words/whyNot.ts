import type { Phrase, Seat } from '@riposte/kernel';
import { entryOf } from '../catalogue.ts';
import type { Choice } from '../choice.ts';
import { canAttack, hasDefender } from '../defenders.ts';
import { ADD_ONS, TECH_BUILDINGS } from '../ids.ts';
import { HASTE } from '../keywords.ts';
import { kindsIn } from '../pile.ts';
import { pricesOf } from '../play.ts';
import { buildPrice, heroesInPlay, hirePrice, meetsNeeds } from '../price.ts';
import { heroLimit, rowOf } from '../sheet.ts';
import { isActive, playerOf, type State } from '../state.ts';
import { asState, type View } from '../view.ts';

function no(text: string, rule: string): Phrase {
  return { text, rule };
}

/** Choices a player may wonder about though they are not listed. */
export function wonders(view: View, seat: Seat): readonly Choice[] {
  const player = view.players[seat];
  if (!player) return [];
  const cards = kindsIn(player.own?.hand ?? []).map((card) => player.cards[card] ?? '');
  return [
    { type: 'patrol' },
    ...cards.flatMap((card): Choice[] => [
      { type: 'play', card },
      { type: 'hire', card },
    ]),
    ...player.heroes.map(({ card }): Choice => ({ type: 'summon', hero: card })),
    ...[...TECH_BUILDINGS, ...ADD_ONS].map((building): Choice => ({ type: 'build', building })),
    ...view.things
      .filter(({ controller }) => controller === seat)
      .flatMap(({ id, level }): Choice[] => [
        { type: 'attack', thing: id },
        ...(level > 0 ? [{ type: 'level', thing: id } as const] : []),
      ]),
  ];
}

/** Why a choice is not listed, from what the seat may know. */
export function whyNot(choice: Choice, view: View, seat: Seat): Phrase {
  const state = asState(view);
  if (state.winners) return no('The game is over.', '1.4');
  if (!isActive(state, seat) || state.turn === 0) return no('You act in your own main phase only.', '3.9');
  switch (choice.type) {
    case 'play':
      return whyNotPlay(state, seat, choice.card);
    case 'hire':
      return playerOf(state, seat).counters.hired
        ? no('You have hired a worker this turn.', '4.1')
        : lacking(state, seat, hirePrice(state, seat), '4.1');
    case 'summon':
      return whyNotSummon(state, seat, choice.hero);
    case 'build':
      return whyNotBuild(state, seat, choice.building);
    case 'attack':
      return whyNotAttack(state, choice.thing);
    case 'level':
      return playerOf(state, seat).gold === 0
        ? lacking(state, seat, 1, '4.7')
        : no('That hero cannot gain a level now.', '4.7');
    default:
      return no('That is not possible now.', '3.8');
  }
}

function lacking(state: State, seat: Seat, price: number, rule: string): Phrase {
  const { gold } = playerOf(state, seat);
  return price > gold
    ? no(`It costs ${price} gold, and you have ${gold}.`, rule)
    : no('Another question is open.', '11.4');
}

function whyNotPlay(state: State, seat: Seat, card: string): Phrase {
  const entry = entryOf(card);
  if (!meetsNeeds(state, seat, entry)) {
    if (entry.kind !== 'spell')
      return no(`It needs a working tech building of level ${entry.tech} with its spec.`, '5.2');
    if (heroesInPlay(state, seat).length === 0) return no('A spell needs a hero in play.', '5.5');
    return entry.ultimate
      ? no('An ultimate needs its hero at the maximum level since the turn began.', '5.8')
      : no('It needs the hero of its spec in play.', '5.7');
  }
  const price = pricesOf(state, seat, entry)[0]?.price ?? 0;
  return price > playerOf(state, seat).gold
    ? lacking(state, seat, price, '5.1')
    : no('Nothing would come of it now.', '5.13');
}

function whyNotSummon(state: State, seat: Seat, hero: string): Phrase {
  const slot = playerOf(state, seat).heroes.find(({ card }) => card === hero);
  if (state.things.some(({ card, owner }) => card === hero && owner === seat))
    return no('That hero is in play.', '4.3');
  if ((slot?.runes ?? 0) > 0) return no('That hero has summoning runes.', '4.4');
  if (heroesInPlay(state, seat).length >= heroLimit(state, seat))
    return no(`Your hero limit is ${heroLimit(state, seat)}.`, '4.5');
  return lacking(state, seat, entryOf(hero).cost, '4.3');
}

function whyNotBuild(state: State, seat: Seat, building: string): Phrase {
  const price = buildPrice(state, seat, building);
  if (price !== undefined) return lacking(state, seat, price, '6.1');
  return (ADD_ONS as readonly string[]).includes(building)
    ? no('You have an add-on, or the basic game does not have this one.', '6.5')
    : no('It stands already, or workers or the building below are missing.', '6.1');
}

function whyNotAttack(state: State, thing: number): Phrase {
  const row = rowOf(state, thing);
  if (!row) return no('It is not there.', '7.1');
  if (row.thing.exhausted) return no('It is exhausted.', '7.1');
  if (row.thing.fresh && (row.keywords & HASTE) === 0) return no('It has arrival fatigue.', '5.3');
  if (!canAttack(row)) return no('It cannot attack.', '7.1');
  return hasDefender(state, row)
    ? no('Another question is open.', '11.4')
    : no('There is nothing it could attack.', '7.4');
}
