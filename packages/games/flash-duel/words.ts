import {
  type Decision,
  type Phrase,
  type Seat,
  type SeatNames,
  unreachable,
  type Words,
} from '@riposte/kernel';
import { afterDash, distance, isAdjacent, isAtEdge } from './bridge.ts';
import { ALL_CHOICES, type Choice } from './choice.ts';
import type { Event } from './event.ts';
import type { Fight } from './fight.ts';
import { type Card, cardsOf, countOf } from './pile.ts';
import { fighterOf } from './state.ts';
import type { View } from './view.ts';

const COUNT_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export const words: Words<Choice, Event, View> = { question, choice, event, whyNot, wonders };

/** "a 3", "two 3s" */
function cards(card: Card, count: number): string {
  return count === 1 ? `a ${card}` : `${COUNT_WORDS[count] ?? count} ${card}s`;
}

function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}

/** The attack or strike that is waiting for an answer. */
function fightOf({ stack }: View): Fight | undefined {
  return stack.findLast(({ procedure }) => procedure === 'fight')?.vars as Fight | undefined;
}

function question(decision: Decision<Choice>, view: View, names: SeatNames): Phrase {
  const fight = fightOf(view);
  switch (decision.question) {
    case 'firstPlayer':
      return { text: 'Who goes first in the next round?', rule: '3.5' };
    case 'answerAttack':
    case 'answerStrike': {
      if (!fight) throw new Error('nothing to answer');
      const what = cards(fight.card, fight.count);
      return fight.dashing
        ? {
            text: `${names(fight.attacker)} dashed in and struck with ${what}. Block or retreat?`,
            rule: '9.2',
          }
        : { text: `${names(fight.attacker)} attacked with ${what}. Block?`, rule: '9.1' };
    }
    default:
      return { text: `Your move. The distance is ${distance(view)}.`, rule: '4.1' };
  }
}

function choice(chosen: Choice, view: View): Phrase {
  switch (chosen.type) {
    case 'goFirst':
      return { text: chosen.seat === view.viewer ? 'Go first' : 'Go second', rule: '3.5' };
    case 'move':
      return { text: `Move ${chosen.card} ${chosen.direction}`, rule: '5.1' };
    case 'push':
      return { text: `Push ${chosen.card}`, rule: '6.2' };
    case 'attack':
      return { text: `Attack with ${cards(chosen.card, chosen.count)}`, rule: '7.1' };
    case 'dashingStrike':
      return { text: `Dash ${chosen.dash}, strike with ${cards(chosen.card, chosen.count)}`, rule: '8.1' };
    case 'block':
      return { text: `Block with ${cards(chosen.card, chosen.count)}`, rule: '9.3' };
    case 'retreat':
      return { text: `Retreat ${chosen.card}`, rule: '9.4' };
    case 'takeHit':
      return { text: 'Let it hit', rule: '9.7' };
    default:
      return unreachable(chosen);
  }
}

function event(told: Event, names: SeatNames): Phrase {
  switch (told.type) {
    case 'coinFlipped':
      return { text: `The coin fell for ${names(told.first)}.`, rule: '3.4' };
    case 'firstPlayerChosen':
      return { text: `${names(told.by)} chose: ${names(told.first)} first.`, rule: '3.5' };
    case 'roundBegan':
      return { text: `Round ${told.round}.`, rule: '3.3' };
    case 'cardsDrawn':
      return { text: `${names(told.seat)} drew ${drawn(told.count, told.cards)}.`, rule: '4.4' };
    case 'turnBegan':
      return { text: `Turn: ${names(told.seat)}.`, rule: '4.1' };
    case 'recovered':
      return { text: `${names(told.seat)} recovered.`, rule: '10.1' };
    case 'moved':
      return {
        text: `${names(told.seat)} played a ${told.card} and ${went('moved', told)}.`,
        rule: '5.1',
      };
    case 'pushed':
      return {
        text: `${names(told.seat)} played a ${told.card} against ${names(told.target)}, who ${went('was pushed', told)}.`,
        rule: '6.2',
      };
    case 'dashed':
      return {
        text: `${names(told.seat)} played a ${told.card} and ${went('dashed', told)}.`,
        rule: '8.1',
      };
    case 'attacked':
      return told.dashing
        ? { text: `${names(told.seat)} struck with ${cards(told.card, told.count)}.`, rule: '8.1' }
        : { text: `${names(told.seat)} attacked with ${cards(told.card, told.count)}.`, rule: '7.1' };
    case 'blocked':
      return { text: `${names(told.seat)} blocked with ${cards(told.card, told.count)}.`, rule: '9.3' };
    case 'retreated':
      return {
        text: `${names(told.seat)} played a ${told.card} and ${went('retreated', told)}.`,
        rule: '9.4',
      };
    case 'hitTaken':
      return { text: `${names(told.by)} hit ${names(told.seat)}!`, rule: '1.1' };
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
      return { text: `${names(told.seat)} won the game.`, rule: '1.2' };
    default:
      return unreachable(told);
  }
}

/** "moved from 4 to 7", or that nothing came of it. */
function went(how: string, { from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? `stayed on ${to}` : `${how} from ${from} to ${to}`;
}

function drawn(count: number, shown: readonly Card[] | undefined): string {
  const what = count === 1 ? 'a card' : `${COUNT_WORDS[count] ?? count} cards`;
  return shown ? `${what} (${shown.join(' ')})` : what;
}

function roundEnded(told: Extract<Event, { type: 'roundEnded' }>, names: SeatNames): Phrase {
  const score = told.tokens.join(' to ');
  const winner = told.winner === undefined ? 'Nobody' : names(told.winner);
  switch (told.reason) {
    case 'hit':
      return { text: `${winner} won round ${told.round}. Tokens: ${score}.`, rule: '1.2' };
    case 'lastHits':
      return { text: `${winner} won round ${told.round} by last hits. Tokens: ${score}.`, rule: '11.2' };
    case 'advance':
      return {
        text: `${winner} had come farther and won round ${told.round}. Tokens: ${score}.`,
        rule: '11.3',
      };
    case 'tie':
      return { text: `Both had come equally far in round ${told.round}. Tokens: ${score}.`, rule: '11.3' };
    default:
      return unreachable(told.reason);
  }
}

/** Any choice may be wondered about, except those that need cards no hand could hold at once. */
function wonders(): readonly Choice[] {
  return ALL_CHOICES;
}

function whyNot(wondered: Choice, view: View, seat: Seat): Phrase {
  const fight = fightOf(view);
  switch (wondered.type) {
    case 'goFirst':
      return { text: 'Who goes first is not yours to choose now.', rule: '3.5' };
    case 'takeHit':
      return { text: 'There is nothing to answer.', rule: '9.1' };
    case 'block':
      if (!fight) return { text: 'There is nothing to block.', rule: '9.1' };
      if (wondered.card !== fight.card || wondered.count !== fight.count) {
        return { text: `Only ${cards(fight.card, fight.count)} can block this.`, rule: '9.3' };
      }
      return lacking(view, seat, wondered.card, wondered.count, '9.3');
    case 'retreat':
      if (!fight) return { text: 'There is nothing to retreat from.', rule: '9.2' };
      if (!fight.dashing) return { text: 'An attack cannot be retreated from.', rule: '9.1' };
      if (isAtEdge(view, seat))
        return { text: 'With the edge at your back you cannot retreat.', rule: '9.5' };
      return lacking(view, seat, wondered.card, 1, '9.4');
    case 'move':
    case 'push':
    case 'attack':
    case 'dashingStrike':
      if (fight) return { text: 'First the attack must be answered.', rule: '4.2' };
      if (view.roundEnd) return { text: 'The next round has not begun.', rule: '3.5' };
      return whyNoAction(wondered, view, seat);
    default:
      return unreachable(wondered);
  }
}

type Action = Extract<Choice, { type: 'move' | 'push' | 'attack' | 'dashingStrike' }>;

function whyNoAction(wondered: Action, view: View, seat: Seat): Phrase {
  const apart = distance(view);
  switch (wondered.type) {
    case 'move':
      return lacking(view, seat, wondered.card, 1, '5.1');
    case 'push':
      if (!isAdjacent(view)) return { text: `You are ${spaces(apart)} apart; pushing needs 1.`, rule: '6.1' };
      return lacking(view, seat, wondered.card, 1, '6.2');
    case 'attack':
      if (wondered.card !== apart) {
        return {
          text: `The distance is ${apart}, so only ${apart > 5 ? 'a dashing strike could reach' : `${apart}s attack`}.`,
          rule: '7.1',
        };
      }
      return lacking(view, seat, wondered.card, wondered.count, '7.2');
    case 'dashingStrike': {
      if (isAdjacent(view)) return { text: 'Next to the opponent there is no room to dash.', rule: '8.3' };
      const after = afterDash(apart, wondered.dash);
      if (wondered.card !== after) {
        return {
          text: `After a dash of ${wondered.dash} the distance is ${after}, so ${wondered.card}s do not reach.`,
          rule: '8.1',
        };
      }
      if (countOf(handOf(view, seat), wondered.dash) === 0)
        return lacking(view, seat, wondered.dash, 1, '8.1');
      const needed = wondered.count + (wondered.dash === wondered.card ? 1 : 0);
      return lacking(view, seat, wondered.card, needed, '8.1');
    }
    default:
      return unreachable(wondered);
  }
}

function lacking(view: View, seat: Seat, card: Card, needed: number, rule: string): Phrase {
  const held = countOf(handOf(view, seat), card);
  if (held >= needed) return { text: 'Nothing is asked of you now.', rule: '4.1' };
  return {
    text: `You hold ${held === 0 ? `no ${card}` : cards(card, held)}; this needs ${cards(card, needed)}.`,
    rule,
  };
}

function handOf(view: View, seat: Seat): number[] {
  return fighterOf(view, seat).hand ?? [];
}
