import { type Decision, type Phrase, type SeatNames, unreachable, type Words } from '@riposte/kernel';
import { entryOf } from '../catalogue.ts';
import type { Choice, Question } from '../choice.ts';
import type { Event } from '../event.ts';
import { SLOTS } from '../ids.ts';
import { actionsOf, pricesOf } from '../play.ts';
import { buildPrice } from '../price.ts';
import { rowOf } from '../sheet.ts';
import { activeOf, thingOf } from '../state.ts';
import { asState, type View } from '../view.ts';
import { eventWords } from './eventWords.ts';
import { cardName, labelOf } from './label.ts';
import { whyNot, wonders } from './whyNot.ts';

const QUESTIONS: Readonly<Record<Question, Phrase>> = {
  hero: { text: 'Which hero do you lead?', rule: '2.2' },
  deck: { text: 'Which starting deck do you take?', rule: '2.3' },
  tech: { text: 'Which card do you tech?', rule: '3.13' },
  main: { text: 'What do you do?', rule: '3.8' },
  defender: { text: 'What do you attack?', rule: '7.1' },
  obliterate: { text: 'Which unit is obliterated?', rule: '14.18' },
  sparkshot: { text: 'Whom does sparkshot hit?', rule: '14.25' },
  surplus: { text: 'What takes the damage beyond what kills?', rule: '14.20' },
  slot: { text: 'Who patrols?', rule: '8.1' },
  pick: { text: 'What do you choose?', rule: '11.1' },
  spec: { text: 'Which spec do you choose?', rule: '6.3' },
  trigger: { text: 'Which ability happens next?', rule: '11.6' },
  levels: { text: 'Which hero gains two levels?', rule: '4.11' },
  mode: { text: 'Which of these?', rule: '11.9' },
  card: { text: 'Which card?', rule: '11.1' },
  discard: { text: 'Which card do you discard?', rule: '5.18' },
  player: { text: 'Which player?', rule: '11.1' },
  opponent: { text: 'Which opponent?', rule: '11.1' },
  place: { text: 'Where does the spell go?', rule: '11.8' },
};

const MODES: Readonly<Record<string, string>> = {
  top: 'On top of the draw pile',
  worker: 'Trash a worker',
  beast: 'Summon a Beast',
  frogs: 'Summon four Frogs',
  take: 'Take up to two units from the codex',
  put: 'Put up to two units from the hand into play',
  building: 'Trash a building',
  workers: 'Sacrifice two workers',
  itself: 'Sacrifice this',
};

export const words: Words<Choice, Event, View, Question> = {
  question: ({ question }, view) => questionWords(question, view),
  choice: (choice, view, names) => ({ text: choiceText(choice, view, names) }),
  event: eventWords,
  whyNot,
  wonders,
};

/** The card whose effect asks, or the slot that is asked for. */
function questionWords(question: Decision<Choice, Question>['question'], view: View): Phrase {
  const phrase = QUESTIONS[question];
  const frame = view.stack.at(-1);
  const { card, slot } = (frame?.vars ?? {}) as { card?: string; slot?: number };
  if (question === 'slot' && slot !== undefined) return { ...phrase, text: `Who patrols as ${SLOTS[slot]}?` };
  if (card !== undefined) return { ...phrase, text: `${cardName(card)}: ${phrase.text}` };
  return phrase;
}

function choiceText(choice: Choice, view: View, names: SeatNames): string {
  switch (choice.type) {
    case 'hero':
      return `${cardName(choice.hero)} (${entryOf(choice.hero).spec})`;
    case 'deck':
      return `The ${choice.color} deck`;
    case 'tech':
      return cardName(choice.card);
    case 'hire':
      return `Hire a worker with ${cardName(choice.card)}`;
    case 'summon':
      return `Summon ${cardName(choice.hero)} (${entryOf(choice.hero).cost} gold)`;
    case 'level': {
      const level = thingOf(view, choice.thing)?.level ?? 0;
      return `Raise ${labelOf(view, choice.thing, names)} to level ${level + 1} (1 gold)`;
    }
    case 'play': {
      const state = asState(view);
      const boosted = choice.boost === true;
      const prices = pricesOf(state, activeOf(state), entryOf(choice.card));
      const price = prices.find(({ boost }) => boost === boosted)?.price ?? 0;
      return `Play ${cardName(choice.card)}${boosted ? ' boosted' : ''} (${price} gold)`;
    }
    case 'use': {
      const row = rowOf(asState(view), choice.thing);
      const action = row && actionsOf(row).find(([name]) => name === choice.action)?.[1];
      return `Use ${labelOf(view, choice.thing, names)}: ${action?.name ?? choice.action}`;
    }
    case 'build': {
      const state = asState(view);
      const price = buildPrice(state, activeOf(state), choice.building) ?? 0;
      return `Build a ${cardName(choice.building)} (${price} gold)`;
    }
    case 'tearDown':
      return `Tear down ${labelOf(view, choice.thing, names)}`;
    case 'detect':
      return `Detect ${labelOf(view, choice.thing, names)}`;
    case 'attack':
      return `Attack with ${labelOf(view, choice.thing, names)}`;
    case 'patrol':
      return 'Set the patrol and end the turn';
    case 'pick':
      return upper(labelOf(view, choice.thing, names));
    case 'spec':
      return upper(choice.spec);
    case 'trigger':
      return `${upper(labelOf(view, choice.source, names))}: ${choice.effect}`;
    case 'mode':
      return MODES[choice.mode] ?? upper(choice.mode);
    case 'discard':
      return cardName(choice.card);
    case 'card':
      return `${cardName(choice.card)} from the ${choice.from}`;
    case 'opponent':
      return names(choice.seat);
    case 'pass':
      return 'None';
    default:
      return unreachable(choice);
  }
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
