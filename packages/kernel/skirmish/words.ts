import type { Phrase, SeatNames, Words } from '../words.ts';
import type { Choice, Effect, Event, Question } from './state.ts';
import type { View } from './view.ts';

const QUESTIONS: Readonly<Record<Question, Phrase>> = {
  bid: { text: 'How much do you bid for the turn?', rule: '2.1' },
  keep: { text: 'Which card do you put aside in secret?', rule: '2.3' },
  target: { text: 'Which seat do you strike?', rule: '2.4' },
  echo: { text: 'Do you answer with an echo?', rule: '3.1' },
  effect: { text: 'Which effect comes next?', rule: '3.5' },
  flee: { text: 'Do you flee?', rule: '4.1' },
  confide: { text: 'Do you show a team mate your hand?', rule: '4.2' },
};

const EFFECTS: Readonly<Record<Effect, string>> = {
  draw: 'Draw a card',
  heal: 'Heal 1 life',
  wound: 'Take a wound',
};

const WHY_NOT: Readonly<Record<Choice['type'], Phrase>> = {
  bid: { text: 'Bids are made at the beginning of a round.', rule: '2.1' },
  keep: { text: 'Only a card of your hand is put aside, on your turn.', rule: '2.3' },
  target: { text: 'Strike on your turn, at a seat of the other team that has not fallen.', rule: '2.4' },
  echo: { text: 'An echo answers a strike or an echo, and must be in your hand.', rule: '3.1' },
  pass: { text: 'There is nothing to pass on.', rule: '2.3' },
  effect: { text: 'Each effect happens once, after the strike of your turn.', rule: '3.5' },
  flee: { text: 'A seat that has fallen cannot flee.', rule: '4.1' },
  confide: { text: 'Confide once in each team mate that has not fallen.', rule: '4.2' },
};

/** Skirmish in plain words. */
export const words: Words<Choice, Event, View, Question> = {
  question: ({ question }) => QUESTIONS[question],
  choice: (choice, _view, names) => ({ text: choiceText(choice, names) }),
  event: (event, names) => ({ text: eventText(event, names) }),
  whyNot: ({ type }) => WHY_NOT[type],
  wonders: () => [{ type: 'echo' }, { type: 'flee' }],
};

function choiceText(choice: Choice, names: SeatNames): string {
  switch (choice.type) {
    case 'bid':
      return `Bid ${choice.amount}`;
    case 'target':
      return `Strike ${names(choice.seat)}`;
    case 'echo':
      return 'Play an echo';
    case 'pass':
      return 'Pass';
    case 'effect':
      return EFFECTS[choice.effect];
    case 'keep':
      return `Put aside the ${choice.card}`;
    case 'flee':
      return 'Flee';
    case 'confide':
      return `Show ${names(choice.to)} your hand`;
  }
}

function eventText(event: Event, names: SeatNames): string {
  switch (event.type) {
    case 'bidsShown':
      return `The bids: ${event.bids.map(({ seat, amount }) => `${names(seat)} ${amount}`).join(', ')}.`;
    case 'activated':
      return `${names(event.seat)} took the turn.`;
    case 'struck':
      return `${names(event.seat)} struck at ${names(event.target)}.`;
    case 'tookBack':
      return `${names(event.seat)} took the ${event.card} back.`;
    case 'echoed':
      return `${names(event.seat)} played an echo, number ${event.depth} of this strike.`;
    case 'settled':
      return event.depth === 0 ? 'The turn was over.' : `Echo number ${event.depth} was settled.`;
    case 'rolled':
      return `The die showed ${event.face}.`;
    case 'damaged':
      return `${names(event.seat)} lost ${event.amount} life.`;
    case 'fell':
      return `${names(event.seat)} fell.`;
    case 'resolved':
      return `An effect came to pass: ${event.effect}.`;
    case 'drew':
      return `${names(event.seat)} drew ${event.card === undefined ? 'a card' : `a card: ${event.card}`}.`;
    case 'handShown':
      return `${names(event.from)} confided a hand: ${event.hand.join(', ') || 'no cards'}.`;
    case 'ended':
      return 'The skirmish ended.';
  }
}
