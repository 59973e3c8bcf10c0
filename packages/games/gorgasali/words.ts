import { type Decision, type Phrase, type Seat, type SeatNames, varsOf, type Words } from '@riposte/kernel';
import { isSpring, squareName } from './board.ts';
import { cardName } from './cards/index.ts';
import { SUPPORT_CARDS } from './cards/supports.ts';
import { EXTENSION_OF, WEAPON_CARDS } from './cards/weapons.ts';
import { ABILITY_CARDS, CHARACTER_CARDS } from './character.ts';
import type { Choice, Item, Question } from './choice.ts';
import type { Event } from './event.ts';
import { eventText } from './eventWords.ts';
import { figureOf } from './state.ts';
import type { TurnVars } from './turnVars.ts';
import type { View } from './view.ts';
import { whyNot } from './whyNot.ts';

const QUESTIONS: Readonly<Record<Question, Phrase>> = {
  character: { text: 'Which character do you play?', rule: '3.2' },
  neighbour: { text: 'Whose ability do you begin with?', rule: '3.6' },
  prepare: { text: 'What do you do before the dice are thrown?', rule: '5.3' },
  move: { text: 'Where do you go?', rule: '6.5' },
  step: { text: 'Where does your next step lead?', rule: '6.2' },
  act: { text: 'What do you do?', rule: '5.6' },
  reroll: { text: 'Which dice do you throw again?', rule: '10.3' },
  extraMove: { text: 'Where do you go after the shot?', rule: '9.7' },
  place: { text: 'Where does the new card go?', rule: '4.5' },
  put: { text: 'Where do you put the figure?', rule: '16.6' },
  trade: { text: 'What changes hands?', rule: '17.10' },
  agree: { text: 'Do you agree to this trade?', rule: '17.10' },
};

/** How long lists are folded. */
const GROUPS: Readonly<Partial<Record<Choice['type'], string>>> = {
  character: 'Characters',
  neighbour: 'Neighbours',
  use: 'Use a card',
  keep: 'The new card',
  replace: 'The new card',
  leave: 'The new card',
  step: 'Step',
  put: 'Squares',
  supernova: 'Ability',
  hypnosis: 'Ability',
  heal: 'Ability',
  freeze: 'Ability',
  imitate: 'Ability',
  swap: 'Ability',
  swapBack: 'Ability',
  go: 'Go',
  teleport: 'Teleport',
  barrier: 'Barrier',
  lightning: 'Ball lightning',
  shoot: 'Shoot',
  throw: 'Throw',
  steal: 'Steal',
  rearrange: 'Rearrange',
  reroll: 'Throw again',
  revive: 'Your team mate',
  trade: 'Your team mate',
  give: 'Give',
  take: 'Take',
  propose: 'The trade',
  callOff: 'The trade',
  agree: 'The trade',
  refuse: 'The trade',
};

export const words: Words<Choice, Event, View, Question> = {
  question: (decision, view) => questionWords(decision, view),
  choice: (choice, view, names) => ({ text: choiceText(choice, view, names) }),
  group: (choice, view) => goal(choice, view) ?? GROUPS[choice.type] ?? 'Your turn',
  event: (event, names) => ({ text: eventText(event, names) }),
  whyNot,
  wonders: (view, seat) => wonders(view, seat),
};

/** Where a movement leads that most players want to know of first. */
function goal(choice: Choice, view: View): string | undefined {
  if (choice.type !== 'go') return undefined;
  if (view.chests.includes(choice.to)) return 'Go to a chest';
  return isSpring(choice.to) ? 'Go to a healing spring' : undefined;
}

function questionWords({ question, choices }: Decision<Choice, Question>, { stack }: View): Phrase {
  const phrase = QUESTIONS[question];
  if (question === 'move') {
    const dice = varsOf<TurnVars>(stack, 'turn')?.dice ?? [];
    return { ...phrase, text: `You threw ${dice.join(' and ')}. ${phrase.text}` };
  }
  const card = choices.find((choice) => choice.type === 'keep' || choice.type === 'leave');
  if (question !== 'place' || card === undefined || !('card' in card)) return phrase;
  return { ...phrase, text: `Where does the new card go: ${cardName(card.card)}?` };
}

const lossText = (loss: number) => (loss > 0 ? ` for ${loss} health` : '');
const packText = (pack: boolean) => (pack ? ' in the backpack' : '');

function choiceText(choice: Choice, view: View, names: SeatNames): string {
  switch (choice.type) {
    case 'character': {
      const { name, ability } = CHARACTER_CARDS[choice.character];
      return `${name}: ${ABILITY_CARDS[ability].name}`;
    }
    case 'neighbour':
      return `The ability of ${names(choice.seat)}`;
    case 'roll':
      return 'Throw the dice';
    case 'use':
      return `Use ${SUPPORT_CARDS[choice.card].name}`;
    case 'openExtra':
      return 'Open an extra chest';
    case 'go':
      return `Go to ${squareName(choice.to)}${view.chests.includes(choice.to) ? ', a chest' : ''}${lossText(choice.loss)}`;
    case 'walk':
      return 'Walk step by step';
    case 'skip':
      return 'Skip the movement';
    case 'stay':
      return 'Stay';
    case 'teleport':
      return `Teleport to ${squareName(choice.to)}`;
    case 'step':
      return `Step to ${squareName(choice.to)}`;
    case 'stop':
      return 'Stop and open the chest';
    case 'shoot': {
      const { name, group } = WEAPON_CARDS[choice.weapon];
      const extension = choice.extended ? ` and ${SUPPORT_CARDS[EXTENSION_OF[group]].name}` : '';
      return `Shoot ${names(choice.target)} with ${name}${extension}`;
    }
    case 'reroll':
      return choice.dice.length === 0 ? 'Keep all dice' : `Throw ${choice.dice.join(', ')} again`;
    case 'reload':
      return 'Reload';
    case 'rearrange':
      return rearrangeText(choice, view);
    case 'barrier':
      return `Barrier ${choice.along} from ${squareName(choice.from)}`;
    case 'lightning':
      return `Ball lightning on ${squareName(choice.at)}`;
    case 'throw':
      return `Throw ${SUPPORT_CARDS[choice.card].name} at ${names(choice.target)}`;
    case 'end':
      return 'End the turn';
    case 'keep':
      return choice.pack ? 'Into the backpack' : 'Into an active slot';
    case 'replace': {
      const face = choice.card in WEAPON_CARDS && !choice.loaded ? ', face down' : '';
      return `Instead of ${cardName(choice.card)}${face}${packText(choice.pack)}`;
    }
    case 'leave':
      return 'Leave it';
    case 'supernova':
      return `Supernova on ${choice.targets.map(names).join(' and ')}`;
    case 'hypnosis':
      return `Hypnotise ${names(choice.target)}`;
    case 'put':
      return `On ${squareName(choice.to)}`;
    case 'steal':
      return `Steal ${SUPPORT_CARDS[choice.card].name}${packText(choice.pack)} from ${names(choice.from)}`;
    case 'heal':
      return 'Heal 20 and draw a card';
    case 'freeze':
      return 'Freeze every enemy in range';
    case 'imitate':
      return `Imitate ${names(choice.from)}`;
    case 'swap':
      return `Swap places with ${names(choice.with)}`;
    case 'swapBack':
      return 'Swap back';
    case 'revive':
      return `Revive your team mate with ${SUPPORT_CARDS[choice.card].name}`;
    case 'trade':
      return 'Trade with your team mate, and end the turn';
    case 'give':
      return `Give ${itemText(choice)}`;
    case 'take':
      return `Take ${itemText(choice)}`;
    case 'propose':
      return 'Propose this trade';
    case 'callOff':
      return 'Call the trade off';
    case 'agree':
      return 'Agree';
    case 'refuse':
      return 'Refuse';
  }
}

/** Something that is traded, and where it lies. */
function itemText({ card, pack, loaded }: Item): string {
  if (card === 'extraChest') return 'an extra chest';
  const face = card in WEAPON_CARDS && !loaded ? ', face down' : '';
  return `${cardName(card)}${face}${packText(pack)}`;
}

function rearrangeText(
  { consumables, swapThrowable }: Extract<Choice, { type: 'rearrange' }>,
  { active, figures }: View,
): string {
  const { throwable, packThrowable } = figureOf({ figures }, active);
  const inHand = swapThrowable ? packThrowable : throwable;
  const cards = [...consumables, ...(inHand === 'none' ? [] : [inHand])].map(cardName);
  return `Rearrange: have ${cards.join(', ')} active`;
}

/** What a player may wonder about on a turn of theirs. */
function wonders(view: View, seat: Seat): readonly Choice[] {
  const figure = figureOf(view, seat);
  const cards = [...figure.consumables, ...figure.pack].map((card): Choice => ({ type: 'use', card }));
  return [{ type: 'skip' }, { type: 'reload' }, { type: 'openExtra' }, { type: 'end' }, ...cards];
}
