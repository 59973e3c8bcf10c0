import {
  type Decision,
  type Phrase,
  type Seat,
  type SeatNames,
  unreachable,
  type Words,
} from '@riposte/kernel';
import { gapsAhead, isAtEdge } from './bridge.ts';
import { CHARACTERS } from './cards/index.ts';
import { abilityOf } from './catalogue.ts';
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
      return {
        text: `Your move. The distance is ${gapsAhead(view, decision.seat).join(' or ')}.`,
        rule: '4.1',
      };
    case 'help':
      return { text: help(fight, names), rule: '18.10' };
    case 'lead':
      return { text: 'Who of your team goes first in this round?', rule: '19.7' };
    case 'dragonAbility':
      return { text: 'Which ability do you take into the raid?', rule: '20.4' };
    case 'treason':
      return { text: 'You have the traitor card.', rule: '21.3' };
    case 'accuse':
      return { text: 'Accuse somebody of being the traitor?', rule: '21.7' };
    case 'showHand':
      return { text: 'Show somebody your hand?', rule: '21.9' };
    case 'nameHand':
      return { text: 'Whose hand do you name?', rule: '21.4' };
    case 'nameCount':
      return { text: nameCount(decision, view, names), rule: '21.4' };
    default:
      return { text: abilityQuestion(decision.question), rule: '13.4' };
  }
}

/** What is asked of a team mate who might dash in. */
function help(fight: Fight | undefined, names: SeatNames): string {
  if (!fight) throw new Error('nobody needs help');
  const missing = fight.needsCount - fight.shared;
  return `${names(fight.defender)} is attacked and needs ${cards(fight.needs, missing)}. Dash in and block?`;
}

/** "How many 3s does Ann hold?" */
function nameCount({ choices }: Decision<Choice>, view: View, names: SeatNames): string {
  const [first] = choices;
  const vars = view.stack.at(-1)?.vars as { readonly target?: Seat } | undefined;
  if (first?.type !== 'nameCount' || vars?.target === undefined) throw new Error('no hand is being named');
  return `How many ${first.card}s does ${names(vars.target)} hold?`;
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

function choice(chosen: Choice, view: View, names: SeatNames): Phrase {
  switch (chosen.type) {
    case 'goFirst':
      return { text: isOnOwnSide(chosen.seat, view) ? 'Go first' : 'Go second', rule: '3.5' };
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
      return { text: `Use ${abilityOf(view, chosen.ability).name}${wayWords(chosen, names)}`, rule: '13.4' };
    case 'decline':
      return { text: 'Use none', rule: '13.4' };
    case 'shareBlock':
      return {
        text: `Play ${cards(chosen.card, chosen.count)} and leave the rest of the block to your team`,
        rule: '18.10',
      };
    case 'dashingBlock':
      return { text: `Dash ${chosen.dash}, block with ${cards(chosen.card, chosen.count)}`, rule: '18.10' };
    case 'lead':
      return { text: chosen.seat === view.viewer ? 'You' : 'Your team mate', rule: '19.7' };
    case 'takeAbility':
      return { text: nameOfAbility(chosen.ability), rule: '20.4' };
    case 'reveal':
      return { text: 'Show the traitor card and go over to the Dragon', rule: '21.3' };
    case 'claimLife':
      return { text: 'Show the traitor card for a hit point', rule: '21.8' };
    case 'accuse':
      return { text: `Accuse ${names(chosen.seat)}`, rule: '21.7' };
    case 'showHand':
      return { text: `Show ${names(chosen.to)} your hand`, rule: '21.9' };
    case 'nameHand':
      return { text: `The hand of ${names(chosen.seat)}`, rule: '21.4' };
    case 'nameCount':
      return { text: cards(chosen.card, chosen.count), rule: '21.4' };
    case 'nameNone':
      return { text: 'Name no hand', rule: '21.4' };
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

function isOnOwnSide(seat: Seat, { viewer, fighters }: View): boolean {
  return viewer !== 'spectator' && fighters[seat]?.side === fighters[viewer]?.side;
}

/** What abilities ask in the middle of their effect. */
const EFFECT_QUESTIONS: Readonly<Record<string, string>> = {
  'arrange:researchAndDevelopment': 'In which order do these cards go back on the draw pile?',
  'card:hiddenAgenda': 'Which card do you lay face down?',
};

function abilityQuestion(question: string): string {
  return question.startsWith('ability:') ? 'Use an ability now?' : (EFFECT_QUESTIONS[question] ?? 'Choose.');
}
