import { type Decision, type Phrase, type SeatNames, unreachable, type Words } from '@riposte/kernel';
import { distance, isAtEdge } from './bridge.ts';
import { abilityOf, CHARACTERS } from './cards/index.ts';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import { event } from './eventWords.ts';
import type { Fight } from './fight.ts';
import { cards, fightOf, nameOfAbility, wayWords } from './phrase.ts';
import type { View } from './view.ts';
import { whyNot, wonders } from './whyNot.ts';

export const words: Words<Choice, Event, View> = { question, choice, event, whyNot, wonders };

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
            text: `${names(fight.attacker)} dashed in and struck with ${what}.${changed(fight)}${waysOut(fight, view)}`,
            rule: '9.2',
          }
        : {
            text: `${names(fight.attacker)} attacked with ${what}.${changed(fight)}${fight.blockable ? ' Block?' : ''}`,
            rule: '9.1',
          };
    }
    case 'draft':
      return { text: 'Which ability do you draft?', rule: '15.2' };
    case 'swap':
      return { text: 'You lost the round: change an ability?', rule: '15.4' };
    case 'character':
      return { text: 'Which character do you play?', rule: '13.1' };
    case 'mainAction':
      return { text: `Your move. The distance is ${distance(view)}.`, rule: '4.1' };
    default:
      return { text: abilityQuestion(decision.question), rule: '13.4' };
  }
}

/** What a strike asks of one; nothing when an ability has left one neither. */
function waysOut({ blockable, retreatable, defender }: Fight, view: View): string {
  if (blockable) return ' Block or retreat?';
  return retreatable && !isAtEdge(view, defender) ? ' Retreat?' : '';
}

/** What an ability has made of the answer that is needed. */
function changed({ card, count, needs, needsCount, blockable }: Fight): string {
  if (!blockable) return ' It cannot be blocked.';
  return needs === card && needsCount === count ? '' : ` It takes ${cards(needs, needsCount)} to block.`;
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
    case 'pass':
      return { text: 'Pass', rule: '13.11' };
    case 'chooseCharacter':
      return { text: CHARACTERS[chosen.character]?.name ?? chosen.character, rule: '13.1' };
    case 'use':
      return { text: `Use ${abilityOf(view, chosen.ability).name}${wayWords(chosen)}`, rule: '13.4' };
    case 'decline':
      return { text: 'Use none', rule: '13.4' };
    case 'draft':
      return { text: nameOfAbility(chosen.ability), rule: '15.2' };
    case 'swap':
      return { text: `Change ${nameOfAbility(chosen.out)} for ${nameOfAbility(chosen.in)}`, rule: '15.4' };
    case 'keepAll':
      return { text: 'Change nothing', rule: '15.4' };
    case 'pickCard':
      return { text: `The ${chosen.card}`, rule: '13.4' };
    case 'arrange':
      return { text: chosen.cards.join(', then '), rule: '13.4' };
    default:
      return unreachable(chosen);
  }
}

/** What abilities ask in the middle of their effect. */
const EFFECT_QUESTIONS: Readonly<Record<string, string>> = {
  'arrange:researchAndDevelopment': 'In which order do these cards go back on the draw pile?',
  'card:hiddenAgenda': 'Which card do you lay face down?',
};

function abilityQuestion(question: string): string {
  return question.startsWith('ability:') ? 'Use an ability now?' : (EFFECT_QUESTIONS[question] ?? 'Choose.');
}
