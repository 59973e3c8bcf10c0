import type { Decision, Phrase, Seat, SeatNames } from '@riposte/kernel';
import { gapsAhead } from './bridge.ts';
import type { Choice } from './choice.ts';
import type { Fight } from './frames.ts';
import { cards, fightOf } from './phrase.ts';
import type { AbilityQuestion, Question } from './question.ts';
import type { View } from './view.ts';

/** A question in words: always the same, or made from what the seat that is asked sees. */
type Wording = Phrase | ((asked: Decision<Choice>, view: View, names: SeatNames) => Phrase);

const WORDINGS: Readonly<Record<Exclude<Question, AbilityQuestion>, Wording>> = {
  firstPlayer: { text: 'Who goes first in the next round?', rule: '3.5' },
  mainAction: ({ seat }, view) => ({
    text: `Your move. The distance is ${gapsAhead(view, seat).join(' or ')}.`,
    rule: '4.1',
  }),
  answerAttack,
  answerStrike,
  help,
  character: { text: 'Which character do you play?', rule: '13.1' },
  draft: { text: 'Which ability do you draft?', rule: '15.2' },
  swap: { text: 'You lost the round: change an ability?', rule: '15.4' },
  lead: { text: 'Who of your team goes first in this round?', rule: '19.7' },
  dragonAbility: { text: 'Which ability do you take into the raid?', rule: '20.4' },
  treason: { text: 'You have the traitor card.', rule: '21.3' },
  accuse: { text: 'Accuse another player of being the traitor?', rule: '21.7' },
  showHand: { text: 'Show another player your hand?', rule: '21.9' },
  nameHand: { text: 'Whose hand do you name?', rule: '21.4' },
  nameCount,
  'arrange:researchAndDevelopment': {
    text: 'In which order do these cards go back on the draw pile?',
    rule: '13.4',
  },
  'card:hiddenAgenda': { text: 'Which card do you lay face down?', rule: '13.4' },
};

/** The question of a decision, as the seat that is asked reads it. */
export function question(asked: Decision<Choice, Question>, view: View, names: SeatNames): Phrase {
  if (isAbilityQuestion(asked.question)) return { text: 'Use an ability now?', rule: '13.4' };
  const wording = WORDINGS[asked.question];
  return typeof wording === 'function' ? wording(asked, view, names) : wording;
}

function isAbilityQuestion(name: Question): name is AbilityQuestion {
  return name.startsWith('ability:');
}

function answerAttack(asked: Decision<Choice>, view: View, names: SeatNames): Phrase {
  const fight = fightIn(view);
  const what = cards(fight.card, fight.count);
  return {
    text: `${names(fight.attacker)} attacked with ${what}.${changed(fight)}${waysOut(asked, fight)}`,
    rule: '9.1',
  };
}

function answerStrike(asked: Decision<Choice>, view: View, names: SeatNames): Phrase {
  const fight = fightIn(view);
  const what = cards(fight.card, fight.count);
  return {
    text: `${names(fight.attacker)} dashed in and struck with ${what}.${changed(fight)}${waysOut(asked, fight)}`,
    rule: '9.2',
  };
}

/** What is asked of a team mate who might dash in. */
function help(_asked: Decision<Choice>, view: View, names: SeatNames): Phrase {
  const fight = fightIn(view);
  const missing = fight.needsCount - fight.shared;
  return {
    text: `${names(fight.defender)} is attacked and needs ${cards(fight.needs, missing)}. Dash in and block?`,
    rule: '18.10',
  };
}

/** "How many 3s does Ann hold?" */
function nameCount({ choices }: Decision<Choice>, view: View, names: SeatNames): Phrase {
  const [first] = choices;
  const vars = view.stack.at(-1)?.vars as { readonly target?: Seat } | undefined;
  if (first?.type !== 'nameCount' || vars?.target === undefined) throw new Error('no hand is being named');
  return { text: `How many ${first.card}s does ${names(vars.target)} hold?`, rule: '21.4' };
}

function fightIn(view: View): Fight {
  const fight = fightOf(view);
  if (!fight) throw new Error('nobody attacks');
  return fight;
}

/** What is asked of the defender: only what the hand allows, which only the defender reads. */
function waysOut({ choices }: Decision<Choice>, { blockable, retreatable, dashing }: Fight): string {
  const has = (...types: readonly Choice['type'][]) => choices.some(({ type }) => types.includes(type));
  const canBlock = has('block', 'shareBlock');
  const canRetreat = has('retreat');
  if (canBlock) return canRetreat ? ' Block or retreat?' : ' Block?';
  if (canRetreat) return ' Retreat?';
  if (has('use')) return ' Use an ability?';
  if (!blockable) return '';
  return dashing && retreatable ? ' You can neither block nor retreat.' : ' You cannot block it.';
}

/** What an ability has made of the answer that is needed. */
function changed({ card, count, needs, needsCount, blockable }: Fight): string {
  if (!blockable) return ' It cannot be blocked.';
  return needs === card && needsCount === count ? '' : ` It takes ${cards(needs, needsCount)} to block.`;
}
