import { type Phrase, type Seat, type SeatNames, unreachable } from '@riposte/kernel';
import { CHARACTERS, nameOfFigure } from './cards/index.ts';
import type { Blow, Event } from './event.ts';
import { COUNT_WORDS, cards, effectWords, nameOfAbility } from './phrase.ts';
import { type Card, cardsOf } from './pile.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** What happened and what came of it, in the past tense. */
export function event(told: Event, names: SeatNames): Phrase {
  switch (told.type) {
    case 'coinFlipped':
      return { text: `The coin fell for ${names(told.first)}.`, rule: '3.4' };
    case 'firstPlayerChosen':
      return { text: `${names(told.by)} chose: ${names(told.first)} first.`, rule: '3.5' };
    case 'roundBegan':
      return { text: `Round ${told.round}. First: ${names(told.first)}.`, rule: '3.3' };
    case 'cardsDrawn':
      return { text: `${names(told.seat)} drew ${drawn(told.count, told.cards)}.`, rule: '4.4' };
    case 'turnBegan':
      return { text: `Turn: ${names(told.seat)}.`, rule: '4.1' };
    case 'recovered':
      return { text: `${names(told.seat)} spent the turn recovering.`, rule: '10.1' };
    case 'moved':
      return {
        text: `${names(told.seat)} ${told.card === undefined ? '' : `played a ${told.card} and `}${went('moved', told)}.`,
        rule: '5.1',
      };
    case 'pushed':
      return {
        text: `${names(told.seat)} ${told.card === undefined ? 'pushed' : `played a ${told.card} against`} ${names(told.target)}, who ${went('was pushed', told)}.`,
        rule: '6.2',
      };
    case 'dashed':
      return {
        text: `${names(told.seat)} played a ${told.card} and ${went('dashed', told)}.`,
        rule: '8.1',
      };
    case 'attacked':
      return told.dashing
        ? {
            text: `${names(told.seat)} struck ${names(told.target)} with ${cards(told.card, told.count)}.`,
            rule: '8.1',
          }
        : {
            text: `${names(told.seat)} attacked ${names(told.target)} with ${cards(told.card, told.count)}.`,
            rule: '7.1',
          };
    case 'blocked':
      return { text: `${names(told.seat)} blocked with ${cards(told.card, told.count)}.`, rule: '9.3' };
    case 'retreated':
      return {
        text: `${names(told.seat)} played a ${told.card}, ${went('retreated', told)} and must recover next turn.`,
        rule: '9.4',
      };
    case 'hitTaken':
      return hitTaken(told, names);
    case 'timeRanOut':
      return { text: 'Time ran out: the last card was drawn.', rule: '11.1' };
    case 'handsShown': {
      const hands = told.hands.map(
        (hand, index) => `${names(index as Seat)}: ${cardsOf(hand).join(' ') || 'nothing'}`,
      );
      return { text: `Hands were shown. ${hands.join('; ')}.`, rule: '11.2' };
    }
    case 'roundEnded':
      return roundEnded(told, names);
    case 'gameWon':
      return { text: `${all(told.seats, names)} won the game.`, rule: '1.2' };
    case 'charactersChosen': {
      const chosen = told.characters.map((id, index) => `${names(index as Seat)}: ${nameOfFigure(id)}`);
      return { text: `Characters were shown. ${chosen.join('; ')}.`, rule: '13.2' };
    }
    case 'characterChosen':
      return {
        text: `${names(told.seat)} chose ${CHARACTERS[told.character].name}.`,
        rule: '13.1',
      };
    case 'poolLaidOut':
      return {
        text: `${COUNT_WORDS[told.pool.length] ?? told.pool.length} abilities were laid out. First to draft: ${names(told.first)}.`,
        rule: '15.1',
      };
    case 'abilityDrafted':
      return { text: `${names(told.seat)} drafted ${nameOfAbility(told.ability)}.`, rule: '15.2' };
    case 'abilitySwapped':
      return {
        text: `${names(told.seat)} changed ${nameOfAbility(told.out)} for ${nameOfAbility(told.in)}.`,
        rule: '15.4',
      };
    case 'cardsShed':
      return { text: `${names(told.seat)} lost ${cards(told.card, told.count)}.`, rule: '16.9' };
    case 'gameDrawn':
      return { text: 'Nobody won.', rule: '20.13' };
    case 'ledBy':
      return { text: `${names(told.seat)} goes first for the team.`, rule: '19.7' };
    case 'abilityTaken':
      return { text: `${names(told.seat)} took ${nameOfAbility(told.ability)}.`, rule: '20.4' };
    case 'blockShared':
      return {
        text: `${names(told.seat)} played ${cards(told.card, told.count)} toward a block.`,
        rule: '18.10',
      };
    case 'dashBlocked':
      return {
        text: `${names(told.seat)} played a ${told.dash}, dashed from ${told.from} to ${told.to} and played ${cards(told.card, told.count)} to block for ${names(told.ally)}.`,
        rule: '18.10',
      };
    case 'fell':
      return {
        text: `${names(told.seat)} was defeated and laid down ${cardsOf(told.hand).join(' ') || 'an empty hand'}.`,
        rule: '18.8',
      };
    case 'pileRenewed':
      return {
        text: `The draw pile was shuffled anew; ${told.left === 0 ? 'it is the last' : `${COUNT_WORDS[told.left] ?? told.left} more to come`}.`,
        rule: '18.14',
      };
    case 'loyaltyDealt':
      return {
        text: told.role === 'traitor' ? 'You have the traitor card.' : 'You are loyal.',
        rule: '21.2',
      };
    case 'revealed':
      return { text: `${names(told.seat)} showed the traitor card and fights for the Dragon!`, rule: '21.3' };
    case 'handNamed':
      return {
        text: `The traitor named ${cardsOf(told.hand).join(' ') || 'an empty hand'} for ${names(told.seat)}: ${told.right ? `right, and ${names(told.seat)} is defeated` : `wrong, so ${names(told.seat)} is spared`}.`,
        rule: '21.4',
      };
    case 'sideChanged':
      return { text: `${names(told.seat)} went over to the Dragon, to ${told.to}.`, rule: '21.5' };
    case 'accused':
      return {
        text: told.right
          ? `${names(told.by)} accused ${names(told.seat)}. Right: ${names(told.seat)} is the traitor, and defeated.`
          : `${names(told.by)} accused ${names(told.seat)}. Wrong: ${names(told.by)} is defeated.`,
        rule: '21.7',
      };
    case 'lifeClaimed':
      return {
        text: `${names(told.seat)} showed the traitor card and has ${hits(told.life)} left.`,
        rule: '21.8',
      };
    case 'lifeRegained':
      return { text: `${names(told.seat)} has ${hits(told.life)} left again.`, rule: '13.4' };
    case 'handShownTo':
      return {
        text: told.hand
          ? `${names(told.seat)} showed ${names(told.to)} ${cardsOf(told.hand).join(' ')}.`
          : `${names(told.seat)} showed their hand to ${names(told.to)}.`,
        rule: '21.9',
      };
    case 'traitorKnown':
      return { text: `${names(told.seat)} had the traitor card.`, rule: '21.2' };
    case 'passed':
      return { text: `${names(told.seat)} had no card to play and passed.`, rule: '13.11' };
    case 'turnSkipped':
      return { text: `${names(told.seat)} missed the turn and drew nothing.`, rule: '14.20' };
    case 'abilityUsed':
      return {
        text: `${names(told.seat)} used ${nameOfAbility(told.ability)}: ${effectWords(told, names)}.`,
        rule: '13.4',
      };
    case 'abilityCountered':
      return { text: `${nameOfAbility(told.ability)} did nothing, and its card stays turned.`, rule: '14.1' };
    case 'handShown':
      return {
        text: `${names(told.seat)} showed ${cardsOf(told.hand).join(' ') || 'an empty hand'}.`,
        rule: '13.4',
      };
    case 'cardsDiscarded':
      return {
        text: `${names(told.seat)} ${told.cards.length === 0 ? 'had nothing to discard' : `discarded ${told.cards.join(' ')}`}.`,
        rule: '13.4',
      };
    case 'cardTaken':
      return { text: `${names(told.seat)} took a ${told.card} from the discard pile.`, rule: '13.4' };
    case 'cardsTurnedUp':
      return { text: `${names(told.seat)} turned up ${told.cards.join(' ')}.`, rule: '14.9' };
    case 'cardsTakenBack':
      return { text: `${names(told.seat)} took ${cards(told.card, told.count)} back.`, rule: '13.4' };
    case 'cardStashed':
      return { text: `${names(told.seat)} laid ${hidden(told.card)} face down.`, rule: '13.4' };
    case 'stashTaken':
      return { text: `${names(told.seat)} took ${hidden(told.card)} back from the stash.`, rule: '13.4' };
    case 'topSeen':
      return {
        text: `${names(told.seat)} looked at the next ${told.count === 1 ? 'card' : `${told.count} cards`}${told.cards ? `: ${told.cards.join(' ')}` : ''}.`,
        rule: '13.4',
      };
    case 'discardReshuffled':
      return { text: `${names(told.seat)} shuffled the discard pile into the draw pile.`, rule: '13.4' };
    case 'stakesRaised':
      return { text: `This round is now worth ${told.stakes} tokens.`, rule: '13.4' };
    case 'handDealt':
      return { text: `${names(told.seat)} was dealt ${drawn(told.count, told.cards)}.`, rule: '13.4' };
    case 'mineSprung':
      return {
        text: `${names(told.seat)} set off the landmine of ${names(told.owner)} and must miss the next turn.`,
        rule: '14.20',
      };
    case 'soldierMarched':
      return { text: `The Clockwork Soldier of ${names(told.seat)} marched to ${told.to}.`, rule: '14.11' };
    default:
      return unreachable(told);
  }
}

/** "Ann and Ben" */
function all(seats: readonly Seat[], names: SeatNames): string {
  const [last = '', ...others] = seats.map(names).toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}

function hits(life: number): string {
  return life === 1 ? 'one hit point' : `${COUNT_WORDS[life] ?? life} hit points`;
}

/** "a 3", where the viewer may know it. */
function hidden(card: Card | undefined): string {
  return card === undefined ? 'a card' : cards(card, 1);
}

/** "moved from 4 to 7", or that nothing came of it. */
function went(how: string, { from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? `stayed on ${to}` : `${how} from ${from} to ${to}`;
}

function drawn(count: number, shown: readonly Card[] | undefined): string {
  const what = count === 1 ? 'a card' : `${COUNT_WORDS[count] ?? count} cards`;
  return shown ? `${what} (${shown.join(' ')})` : what;
}

/** "Ann hit Ben with two 4s; Ben held none!" */
function hitTaken({ by, seat, blow, held, left }: Of<'hitTaken'>, names: SeatNames): Phrase {
  const how = blow ? ` with ${cards(blow.card, blow.count)}` : '';
  const why = blow ? `${whyNotBlocked(blow, held, names(seat))}` : '';
  const lives = left === undefined ? '' : `; ${hits(left)} left`;
  return { text: `${names(by)} hit ${names(seat)}${how}${why}${lives}!`, rule: '1.1' };
}

/** What the defender lacked, as far as the reader may know it. */
function whyNotBlocked({ card, needs, needsCount, blockable }: Blow, held: number | undefined, who: string) {
  if (!blockable) return '; it could not be blocked';
  if (held === undefined || held >= needsCount) return '';
  const needed = needs === card ? '' : `only ${needs}s blocked, and `;
  return `; ${needed}${who} held ${held === 0 ? 'none' : `only ${COUNT_WORDS[held] ?? held}`}`;
}

function roundEnded(told: Of<'roundEnded'>, names: SeatNames): Phrase {
  const what = told.tokens ? `round ${told.round}` : 'the raid';
  const score = told.tokens ? ` Tokens: ${told.tokens.join(' to ')}.` : '';
  const winner = told.winner === undefined ? 'Nobody' : all(told.winners ?? [told.winner as Seat], names);
  switch (told.reason) {
    case 'hit':
      return { text: `${winner} won ${what}.${score}`, rule: '1.2' };
    case 'lastHits': {
      const by =
        told.apart === undefined ? 'struck the last hits' : `held more ${told.apart}s for a last hit`;
      return { text: `Time ran out: ${winner} ${by} and took ${what}.${score}`, rule: '11.2' };
    }
    case 'players':
      return {
        text: `Time ran out: ${winner} had more fighters left and won ${what}.${score}`,
        rule: '19.12',
      };
    case 'advance':
      return { text: `Time ran out: ${winner} stood farther on and won ${what}.${score}`, rule: '11.3' };
    case 'ability': {
      const by = told.ability === undefined ? 'an ability' : nameOfAbility(told.ability);
      return { text: `Time ran out, and ${by} gave ${winner} ${what}.${score}`, rule: '13.9' };
    }
    case 'tie':
      return { text: `Time ran out with neither side ahead: ${what} is tied.${score}`, rule: '11.3' };
    default:
      return unreachable(told.reason);
  }
}
