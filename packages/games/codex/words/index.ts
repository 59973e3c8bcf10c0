import {
  type Decision,
  type Phrase,
  type Seat,
  type SeatNames,
  unreachable,
  varsOf,
  type Words,
} from '@riposte/kernel';
import type { AttackVars } from '../attack.ts';
import { entryOf } from '../catalogue.ts';
import type { Choice, Question } from '../choice.ts';
import type { Event } from '../event.ts';
import { HURRY } from '../hurry.ts';
import { ELITE, LOOKOUT, SCAVENGER, SLOTS, SQUAD_LEADER, TECHNICIAN } from '../ids.ts';
import { rowOf } from '../sheet.ts';
import { futureOf, isActive, thingOf } from '../state.ts';
import type { TurnVars } from '../turn.ts';
import { actionsOf } from '../use.ts';
import { asState, type View } from '../view.ts';
import { effectText, momentText, partQuestion, printedOn } from './effectWords.ts';
import { eventWords } from './eventWords.ts';
import { goldFor } from './gold.ts';
import { actorOf, cardName, labelOf, upper, whose } from './label.ts';
import { whyNot } from './whyNot.ts';
import { wonders } from './wonders.ts';

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
  stash: { text: 'Which card do you keep?', rule: '3.21' },
  lend: { text: 'To whom do you lend patrollers?', rule: '16.9' },
  rune: { text: 'What stays exhausted, for a +1/+1 rune?', rule: '18.12' },
};

/** What the slots give, RULES 8.4 to 8.8. */
const SLOT_GIVES: Readonly<Record<number, Phrase>> = {
  [SQUAD_LEADER]: { text: 'attacked first, 1 armor', rule: '8.4' },
  [ELITE]: { text: '1 ATK more', rule: '8.5' },
  [SCAVENGER]: { text: '1 gold when it dies', rule: '8.6' },
  [TECHNICIAN]: { text: 'a card when it dies', rule: '8.7' },
  [LOOKOUT]: { text: 'resist 1', rule: '8.8' },
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
  hand: 'Look at the hand',
  pile: 'Look at the discard pile',
  labor: 'Sacrifice a worker',
  raze: 'Trash two workers',
  shoot: 'Deal 6 damage to each of up to two',
  upgrade: 'Destroy an upgrade',
  flier: 'Disable a unit or hero that flies',
  mend: 'Repair a building',
  watch: 'Your hero is a detector this turn',
  cards: 'Play no cards from your hand',
  draw: 'Skip your draw phase and keep your hand',
  home: 'Into its owner’s codex',
  grave: 'Under the Graveyard',
};

const PLACES: Readonly<Record<'hand' | 'codex' | 'discard' | 'foe' | 'foeDiscard', string>> = {
  hand: 'the hand',
  codex: 'the codex',
  discard: 'the discard pile',
  foe: 'their hand',
  foeDiscard: 'their discard pile',
};

/** How long lists are folded. */
const GROUPS: Readonly<Partial<Record<Choice['type'], string>>> = {
  play: 'Play a card',
  hire: 'Hire a worker',
  summon: 'Heroes',
  level: 'Heroes',
  use: 'Use an ability',
  build: 'Build',
  tearDown: 'Build',
  detect: 'Detect',
  attack: 'Attack',
  repair: 'Build',
  patrol: 'End the turn',
  deck: 'Starting decks',
  spec: 'Specs',
  mode: 'Choose',
  trigger: 'Abilities',
  opponent: 'Players',
  discard: 'Your hand',
  stash: 'Your hand',
  pass: 'Nothing',
};

export const words: Words<Choice, Event, View, Question> = {
  question: (decision, view, names) => questionWords(decision, view, names),
  choice: (choice, view, names) => ({ text: choiceText(choice, view, names) }),
  group,
  event: eventWords,
  whyNot,
  wonders,
};

/** Cards to tech stand under their spec and level, things under their player. */
function group(choice: Choice, view: View): string {
  if (choice.type === 'tech' || choice.type === 'card') return cardGroup(choice.card);
  if (choice.type === 'hero') return upper(entryOf(choice.hero).color);
  if (choice.type === 'pick') {
    const thing = thingOf(view, choice.thing) ?? thingOf({ things: futureOf(view) }, choice.thing);
    return thing && thing.controller === view.viewer ? 'Yours' : 'Theirs';
  }
  return GROUPS[choice.type] ?? 'Others';
}

/** “Bashing, tech II”, “Bashing, spells”. */
function cardGroup(card: string): string {
  const { spec, kind, tech = 0 } = entryOf(card);
  const what = kind === 'spell' ? 'spells' : ['tech 0', 'tech I', 'tech II', 'tech III'][tech];
  return `${spec ? upper(spec) : 'Starting cards'}, ${what}`;
}

function questionWords({ question, seat }: Decision<Choice, Question>, view: View, names: SeatNames): Phrase {
  const phrase = QUESTIONS[question];
  const frame = view.stack.at(-1);
  const { card } = (frame?.vars ?? {}) as { card?: string };
  switch (question) {
    case 'spec':
      // RULES 6.3, 6.10: the first of them is for tech II, another is what a tech lab adds.
      return view.players[seat]?.spec === 'none'
        ? { text: 'Which spec does your tech II building serve?', rule: '6.3' }
        : { text: 'Which spec does your tech lab add?', rule: '6.10' };
    case 'slot':
      return slotQuestion(view, names) ?? phrase;
    case 'defender': {
      const attacker = varsOf<AttackVars>(view.stack, 'attack')?.attacker ?? -1;
      return { ...phrase, text: `What does ${labelOf(view, attacker, names)} attack?` };
    }
    case 'tech': {
      // On another player's turn it is planned, and what was teched in that turn is not ours.
      const techs = isActive(view, seat) ? (varsOf<TurnVars>(view.stack, 'turn')?.techs ?? 0) : 0;
      return { ...phrase, text: techs === 0 ? phrase.text : 'Which card do you tech besides?' };
    }
    default: {
      const asked = partQuestion(frame?.step ?? '') ?? phrase;
      if (card === undefined) return question === 'pick' ? asked : phrase;
      return { ...asked, text: `${cardName(card)}: ${asked.text}` };
    }
  }
}

/** “Who patrols as elite (1 ATK more)?” */
function slotQuestion({ stack }: View, names: SeatNames): Phrase | undefined {
  const { slot = -1, borrower = -1 } = varsOf<TurnVars>(stack, 'turn') ?? {};
  const gives = SLOT_GIVES[slot];
  if (!gives) return undefined;
  const where = borrower < 0 ? '' : ` in ${whose(names(borrower as Seat))} zone`;
  return { ...gives, text: `Who patrols${where} as ${SLOTS[slot]} (${gives.text})?` };
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
      return `Hire a worker${choice.card === undefined ? '' : ` with ${cardName(choice.card)}`} (${goldFor(choice, view)} gold)`;
    case 'summon':
      return `Summon ${cardName(choice.hero)} (${goldFor(choice, view)} gold)`;
    case 'level': {
      const level = thingOf(view, choice.thing)?.level ?? 0;
      return `Raise ${labelOf(view, choice.thing, names)} to level ${level + 1} (${goldFor(choice, view)} gold)`;
    }
    case 'play':
      return playText(choice, view);
    case 'use': {
      const row = rowOf(asState(view), choice.thing);
      const action = row && actionsOf(row).find(([name]) => name === choice.action)?.[1];
      return `Use ${labelOf(view, choice.thing, names)}: ${action?.name ?? HURRY}`;
    }
    case 'build':
      return `Build a ${cardName(choice.building)} (${goldFor(choice, view)} gold)`;
    case 'tearDown':
      return `Tear down ${labelOf(view, choice.thing, names)}`;
    case 'detect':
      return `Detect ${labelOf(view, choice.thing, names)}`;
    case 'attack':
      return `Attack with ${labelOf(view, choice.thing, names)}`;
    case 'repair':
      return `Repair 1 damage of ${whose(names(actorOf(view)))} Base (${goldFor(choice, view)} gold)`;
    case 'patrol':
      return 'Set the patrol and end the turn';
    case 'pick': {
      const label = upper(labelOf(view, choice.thing, names));
      if (choice.rune === undefined) return label;
      return `${label}: ${choice.less ? `one ${choice.rune} rune less` : `one more ${choice.rune} rune`}`;
    }
    case 'spec':
      return upper(choice.spec);
    case 'trigger':
      return triggerText(choice, view, names);
    case 'mode':
      return MODES[choice.mode] ?? upper(choice.mode);
    case 'discard':
    case 'stash':
      return cardName(choice.card);
    case 'card':
      if (choice.from === 'grave' || choice.from === 'deck' || isPlayAsked(view))
        return playText(choice, view);
      if (choice.from === 'gone') return cardName(choice.card);
      return `${cardName(choice.card)} from ${PLACES[choice.from]}`;
    case 'opponent':
      return isWorkerAsked(view) ? `One of ${whose(names(choice.seat))} workers` : names(choice.seat);
    case 'pass':
      return passText(view);
    default:
      return unreachable(choice);
  }
}

function playText(choice: Extract<Choice, { type: 'play' | 'card' }>, view: View): string {
  const how = choice.boost === true ? ' boosted' : '';
  return `Play ${cardName(choice.card)}${how} (${goldFor(choice, view)} gold)`;
}

/** “Your Chameleon Lizzo: At the end of every turn it goes to its owner’s hand.” */
function triggerText(choice: Extract<Choice, { type: 'trigger' }>, view: View, names: SeatNames): string {
  const { effect, source } = choice;
  const waiting = view.queue.find((one) => one.effect === effect && one.source === source);
  const printed = printedOn(effect);
  const lender = printed === undefined || printed === waiting?.card ? '' : `, by ${cardName(printed)}`;
  const isThere = thingOf(view, source) ?? thingOf({ things: futureOf(view) }, source);
  if (source < 0 && printed !== undefined) return `${cardName(printed)}: ${effectText(effect)}`;
  const thing = isThere ? upper(labelOf(view, source, names)) : goneText(choice, view);
  return `${thing}${lender}${momentToTellApart(choice, view)}: ${effectText(effect)}`;
}

/** A card whose text has two abilities is read twice where both wait: what set them off tells them apart. */
function momentToTellApart(
  { effect, source }: Extract<Choice, { type: 'trigger' }>,
  { queue }: View,
): string {
  const text = effectText(effect);
  const isTwofold = queue.some(
    (other) => other.source === source && other.effect !== effect && effectText(other.effect) === text,
  );
  return isTwofold ? `, ${momentText(effect)}` : '';
}

/** What has left play is named by its card, and told apart by its number among those that wait. */
function goneText({ effect, source }: Extract<Choice, { type: 'trigger' }>, view: View): string {
  const alike = view.queue.filter((one) => one.effect === effect && !thingOf(view, one.source));
  const at = alike.findIndex((one) => one.source === source);
  const number = alike.length > 1 ? ` ${at + 1}` : '';
  return `${cardName(alike[at]?.card ?? '')}${number}, which is gone`;
}

function isWorkerAsked({ stack }: View): boolean {
  return ['workerChosen', 'preyChosen'].includes(stack.at(-1)?.step ?? '');
}

/** Whether the card that is asked for is paid for and played. */
function isPlayAsked({ stack }: View): boolean {
  return stack.at(-1)?.step === 'playedChosen';
}

/** What it means to choose nothing here. */
function passText(view: View): string {
  const { viewer } = view;
  if (viewer !== 'spectator' && !isActive(view, viewer)) return 'No more';
  switch (view.stack.at(-1)?.step) {
    case 'techChosen':
      return 'No more';
    case 'borrowerChosen':
      return 'Lend nothing';
    case 'slotFilled':
    case 'lentFilled':
      return 'Leave it empty';
    case 'keptChosen':
      return 'Ready the rest';
    case 'stashChosen':
      return 'Keep none';
    case 'newDefenderChosen':
      return 'Let the attack go';
    case 'placeChosen':
      return 'Discard it';
    default:
      return 'None';
  }
}
