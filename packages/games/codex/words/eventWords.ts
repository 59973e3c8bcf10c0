// A sentence for every kind of event, in one switch: the compiler sees that none is missing.

import { type Phrase, type Seat, type SeatNames, unreachable } from '@riposte/kernel';
import { entryOf } from '../catalogue.ts';
import type { Event } from '../event.ts';
import { SLOTS } from '../ids.ts';
import { isBuilding } from '../kinds.ts';
import { momentText } from './effectWords.ts';
import { formatWords, sharedEnd, together } from './formatWords.ts';
import { cardName, whose } from './label.ts';
import { mapWords } from './mapWords.ts';
import { counted, type EventOf, gold, Of, of, said } from './said.ts';

/** What happened, in the past tense. */
export function eventWords(event: Event, names: SeatNames): Phrase {
  switch (event.type) {
    case 'mapLaid':
    case 'heroLost':
    case 'leftExhausted':
    case 'spared':
      return mapWords(event, names);
    case 'heroesChosen':
    case 'deckTaken':
    case 'firstDecided':
    case 'turnBegan':
    case 'ended':
      return frameWords(event, names);
    case 'teched':
    case 'goldGained':
    case 'goldTaken':
    case 'drew':
    case 'reshuffled':
    case 'handDiscarded':
    case 'drawSkipped':
    case 'discarded':
    case 'stashed':
    case 'hired':
    case 'workerTrashed':
    case 'shown':
    case 'looked':
    case 'topTraded':
    case 'extraTurn':
    case 'debtPaid':
    case 'ruined':
    case 'putOnTop':
    case 'trashed':
      return cardWords(event, names);
    case 'summoned':
    case 'levelled':
    case 'played':
    case 'arrived':
    case 'jailed':
    case 'foretold':
    case 'notArrived':
    case 'used':
    case 'construction':
    case 'finished':
    case 'tornDown':
    case 'specChosen':
    case 'patrolled':
      return actionWords(event, names);
    case 'lent':
    case 'givenBack':
    case 'repaired':
    case 'tied':
      return formatWords(event, names);
    default:
      return thingWords(event, names);
  }
}

function frameWords(
  event: EventOf<'heroesChosen' | 'deckTaken' | 'firstDecided' | 'turnBegan' | 'ended'>,
  names: SeatNames,
): Phrase {
  switch (event.type) {
    case 'heroesChosen': {
      const led = (seat: Seat) =>
        event.heroes.filter((one) => one.seat === seat).map(({ hero }) => cardName(hero));
      const seats = [...new Set(event.heroes.map(({ seat }) => seat))];
      return said(`${seats.map((seat) => `${names(seat)} took ${led(seat).join(', ')}`).join('; ')}.`, '2.2');
    }
    case 'deckTaken':
      return said(`${names(event.seat)} took the ${event.color} starting deck.`, '2.3');
    case 'firstDecided':
      return said(`Chance decided: ${together(event, names)} went first.`, '2.5');
    case 'turnBegan':
      return said(`${together(event, names)} began turn ${event.turn}.`, '3.1');
    case 'ended':
      if (event.winners.length === 1) return said(`${names(event.winners[0] as Seat)} won.`, '1.1');
      return sharedEnd(event, names) ?? said('The game ended in a draw.', '1.2');
    default:
      return unreachable(event);
  }
}

/** The rules by which gold is gained, where not by the usual ones. */
const GOLD_RULES: Readonly<Record<string, string>> = { bounty: '16.7', 'Big Game Hunters': '18.3' };

/** RULES 5.18, 9.19, 15.7: as a cost, by chance, or because another player chose it. */
function discardWords({ seat, card, byChance, openly }: EventOf<'discarded'>, names: SeatNames): Phrase {
  const what = card ? cardName(card) : 'a card';
  if (byChance) return said(`${names(seat)} discarded ${what} by chance.`, '9.19');
  return said(
    `${names(seat)} ${openly ? 'showed and discarded' : 'discarded'} ${what}.`,
    openly ? '15.7' : '5.18',
  );
}

function cardWords(
  event: EventOf<
    | 'teched'
    | 'goldGained'
    | 'goldTaken'
    | 'drew'
    | 'reshuffled'
    | 'handDiscarded'
    | 'drawSkipped'
    | 'discarded'
    | 'stashed'
    | 'hired'
    | 'workerTrashed'
    | 'shown'
    | 'looked'
    | 'topTraded'
    | 'extraTurn'
    | 'debtPaid'
    | 'ruined'
    | 'putOnTop'
    | 'trashed'
  >,
  names: SeatNames,
): Phrase {
  switch (event.type) {
    case 'teched':
      return said(`${names(event.seat)} teched ${event.card ? cardName(event.card) : 'a card'}.`, '3.13');
    case 'goldGained':
      return said(
        `${names(event.seat)} gained ${gold(event.amount)} (${event.by}).`,
        GOLD_RULES[event.by] ?? '3.4',
      );
    case 'goldTaken':
      return said(`${names(event.seat)} took ${gold(event.amount)} from ${names(event.from)}.`, '9.15');
    case 'drew':
      return said(`${names(event.seat)} drew ${event.card ? cardName(event.card) : 'a card'}.`, '3.11');
    case 'reshuffled':
      return said(`${names(event.seat)} shuffled the discard pile into a new draw pile.`, '3.11');
    case 'handDiscarded':
      return said(`${names(event.seat)} discarded a hand of ${counted(event.cards, 'card')}.`, '3.10');
    case 'drawSkipped':
      return said(`${names(event.seat)} neither discarded nor drew.`, '3.18');
    case 'discarded':
      return discardWords(event, names);
    case 'stashed':
      return said(`${names(event.seat)} kept ${event.card ? cardName(event.card) : 'a card'}.`, '3.21');
    case 'hired':
      return said(
        `${names(event.seat)} hired a worker${event.card ? ` with ${cardName(event.card)}` : ''}.`,
        '4.1',
      );
    case 'workerTrashed':
      return said(`${names(event.seat)} lost a worker.`, '4.2');
    case 'shown':
      return said(`${names(event.seat)} showed ${cardName(event.card)} from the ${event.from}.`, '15.4');
    case 'looked':
      return lookWords(event, names);
    case 'topTraded':
      return said(
        `${names(event.seat)} put ${event.card ? cardName(event.card) : 'a card'} on top of the draw pile, unseen.`,
        '15.8',
      );
    case 'extraTurn':
      return said(`${names(event.seat)} gained a turn.`, '3.20');
    case 'debtPaid':
      return said(`${names(event.seat)} paid the ${gold(event.amount)} that were owed.`, '5.25');
    case 'ruined':
      return said(`${names(event.seat)} could not pay the ${gold(event.amount)} that were owed.`, '1.5');
    case 'putOnTop':
      return said(`${names(event.seat)} put ${cardName(event.card)} on top of the draw pile.`, '11.8');
    case 'trashed':
      return said(`${cardName(event.card)} was trashed.`, '9.5');
    default:
      return unreachable(event);
  }
}

const PILES = { hand: 'hand', discard: 'discard pile', top: 'top card of the draw pile' } as const;

function lookWords({ seat, at, pile, cards }: EventOf<'looked'>, names: SeatNames): Phrase {
  const what = `${whose(names(at))} ${PILES[pile]}`;
  const seen = cards ? `: ${cards.map(cardName).join(', ') || 'nothing'}` : '';
  return said(`${names(seat)} looked at ${what}${seen}.`, pile === 'top' ? '15.8' : '15.3');
}

function actionWords(
  event: EventOf<
    | 'summoned'
    | 'levelled'
    | 'played'
    | 'arrived'
    | 'jailed'
    | 'foretold'
    | 'notArrived'
    | 'used'
    | 'construction'
    | 'finished'
    | 'tornDown'
    | 'specChosen'
    | 'patrolled'
  >,
  names: SeatNames,
): Phrase {
  switch (event.type) {
    case 'summoned':
      return said(`${names(event.seat)} summoned ${cardName(event.thing.card)}.`, '4.3');
    case 'levelled':
      return event.lost
        ? said(`${Of(event.thing, names)} fell to level ${event.level}.`, '4.14')
        : said(`${Of(event.thing, names)} reached level ${event.level}.`, '4.7');
    case 'played':
      return said(
        `${names(event.seat)} played ${cardName(event.card)}${event.boost ? ' boosted' : ''} for ${gold(event.cost)}.`,
        '5.1',
      );
    case 'arrived':
      return said(`${Of(event.thing, names)} arrived.`, '14.3');
    case 'jailed':
      return said(`${cardName(event.card)} is held by ${of(event.thing, names)}.`, '5.19');
    case 'foretold':
      return said(
        `${names(event.seat)} put ${cardName(event.card)} into the future with ${counted(event.runes, 'time rune')}.`,
        '14.32',
      );
    case 'notArrived':
      return said(`${cardName(event.card)} did not arrive: there is one already.`, '5.14');
    case 'used':
      return said(`${names(event.seat)} used ${cardName(event.thing.card)}: ${event.action}.`, '5.18');
    case 'construction':
      return said(
        `${names(event.seat)} began a ${cardName(event.thing.card)} for ${gold(event.cost)}.`,
        '6.2',
      );
    case 'finished':
      return said(`${Of(event.thing, names)} was finished.`, '6.2');
    case 'tornDown':
      return said(`${Of(event.thing, names)} was torn down.`, '6.6');
    case 'specChosen':
      return said(
        `${names(event.seat)} chose ${event.spec} for the tech ${event.for === 'lab' ? 'lab' : 'II building'}.`,
        event.for === 'lab' ? '6.10' : '6.3',
      );
    case 'patrolled':
      return said(`${names(event.seat)} set ${cardName(event.thing.card)} as ${SLOTS[event.slot]}.`, '8.1');
    default:
      return unreachable(event);
  }
}

function thingWords(
  event: EventOf<
    | 'detected'
    | 'attacked'
    | 'tollPaid'
    | 'obliterated'
    | 'triggered'
    | 'targeted'
    | 'damaged'
    | 'prevented'
    | 'healed'
    | 'runesPlaced'
    | 'faded'
    | 'granted'
    | 'lasts'
    | 'binds'
    | 'died'
    | 'buried'
    | 'unburied'
    | 'averted'
    | 'saved'
    | 'returned'
    | 'recalled'
    | 'sidelined'
    | 'slotChanged'
    | 'stopped'
    | 'readied'
    | 'exhausted'
    | 'controlled'
    | 'turnedOver'
    | 'vowed'
    | 'numberNamed'
    | 'coinFlipped'
  >,
  names: SeatNames,
): Phrase {
  switch (event.type) {
    case 'detected':
      return said(`${names(event.seat)} detected ${of(event.thing, names)}.`, '6.13');
    case 'attacked':
      return said(`${Of(event.thing, names)} attacked ${of(event.defender, names)}.`, '7.1');
    case 'tollPaid':
      return said(
        `${names(event.seat)} paid ${gold(event.amount)} to attack ${of(event.thing, names)}.`,
        '7.16',
      );
    case 'obliterated':
      return said(
        `${Of(event.thing, names)} obliterated ${event.units.map((unit) => of(unit, names)).join(', ')}.`,
        '14.18',
      );
    case 'triggered':
      return said(`The ability of ${of(event.thing, names)} happened: ${momentText(event.effect)}.`, '11.5');
    case 'targeted':
      return event.paid > 0
        ? said(`${Of(event.thing, names)} became a target; ${gold(event.paid)} paid for resist.`, '10.3')
        : said(`${Of(event.thing, names)} became a target.`, '10.1');
    case 'damaged': {
      const armor = event.armor > 0 ? `, armor took ${event.armor}` : '';
      return said(
        `${Of(event.thing, names)} took ${event.amount} damage from ${cardName(event.by)}${armor}.`,
        '9.1',
      );
    }
    case 'prevented':
      return said(
        `${cardName(event.by)} kept damage from ${of(event.thing, names)}${event.byChance ? ', by chance' : ''}.`,
        '9.23',
      );
    case 'healed':
      return said(`${event.amount} damage was removed from ${of(event.thing, names)}.`, '9.1');
    case 'runesPlaced':
      return said(`${Of(event.thing, names)} got ${counted(event.amount, `${event.rune} rune`)}.`, '13.13');
    case 'faded':
      return said(`${Of(event.thing, names)} has ${counted(event.left, 'time rune')} left.`, '14.31');
    case 'granted':
      return said(`${Of(event.thing, names)} gained what ${cardName(event.by)} gives.`, '11.10');
    case 'lasts':
      return said(`${names(event.seat)} gained what ${cardName(event.card)} gives.`, '11.10');
    case 'binds':
      return said(
        `${cardName(event.card)} holds for ${names(event.seat)} until their next turn is over.`,
        '11.13',
      );
    case 'died':
      return said(
        `${Of(event.thing, names)} ${isBuilding({ entry: entryOf(event.thing.card) }) ? 'fell' : 'died'}.`,
        '9.2',
      );
    case 'buried':
      return said(`${Of(event.thing, names)} was buried under ${of(event.under, names)}.`, '9.20');
    case 'unburied':
      return said(
        `What was buried was discarded: ${event.cards.map(({ card }) => cardName(card)).join(', ')}.`,
        '9.20',
      );
    case 'averted':
      return said(
        `A ${event.rune} rune of ${of(event.by, names)} took 1 damage from ${of(event.thing, names)}.`,
        '9.26',
      );
    case 'saved':
      return said(`${Of(event.thing, names)} was saved: ${event.by}.`, '9.12');
    case 'returned':
      return said(`${Of(event.thing, names)} went to its owner’s ${event.to}.`, '9.18');
    case 'recalled':
      return said(
        `${Of(event.thing, names)} is to come back${event.byChance ? ' by chance' : ''}: ${cardName(event.by)}.`,
        '9.22',
      );
    case 'sidelined':
      return said(`${Of(event.thing, names)} was sidelined.`, '9.17');
    case 'slotChanged':
      return said(`${Of(event.thing, names)} moved: ${SLOTS[event.slot]} now.`, '8.11');
    case 'stopped':
      return said(
        `${Of(event.thing, names)} stopped working until ${whose(names(event.thing.seat))} next turn is over.`,
        '6.16',
      );
    case 'readied':
      return said(`${Of(event.thing, names)} became ready.`, '3.2');
    case 'exhausted':
      return said(`${Of(event.thing, names)} was exhausted.`, '7.1');
    case 'controlled':
      return said(`${names(event.seat)} took control of ${of(event.thing, names)}.`, '13.8');
    case 'turnedOver':
      return said(`${Of(event.thing, names)} became ${cardName(event.into)}.`, '13.9');
    case 'vowed':
      return said(`${Of(event.thing, names)} made a vow: ${event.vow}.`, '11.9');
    case 'numberNamed':
      return said(`${Of(event.thing, names)} named ${event.number}.`, '11.9');
    case 'coinFlipped':
      return said(`${names(event.seat)} flipped a coin: ${event.heads ? 'heads' : 'tails'}.`, '11.7');
    default:
      return unreachable(event);
  }
}
