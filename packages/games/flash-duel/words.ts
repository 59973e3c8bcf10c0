import { type Phrase, type Seat, type SeatNames, unreachable, type Words } from '@riposte/kernel';
import { CHARACTERS } from './cards/index.ts';
import { abilityOf } from './catalogue.ts';
import type { Choice } from './choice.ts';
import type { Event } from './event.ts';
import { event } from './eventWords.ts';
import { cards, nameOfAbility, wayWords } from './phrase.ts';
import type { Question } from './question.ts';
import { question } from './questionWords.ts';
import type { View } from './view.ts';
import { whyNot, wonders } from './whyNot.ts';

export const words: Words<Choice, Event, View, Question> = { question, choice, event, whyNot, wonders };

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
      return { text: CHARACTERS[chosen.character].name, rule: '13.1' };
    case 'use': {
      const { name, picks } = abilityOf(view, chosen.ability);
      return { text: `Use ${name}${wayWords(chosen, picks, names)}`, rule: '13.4' };
    }
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
