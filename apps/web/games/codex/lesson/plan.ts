import { type CardId, type Choice, specCards, startingDeck } from '@riposte/codex/table';
import type { Outcome } from '@riposte/kernel';
import type { LessonPlan, LessonStep } from '../../../table/lesson/lesson.ts';
import type { AnyUpdate } from '../../../table/session.ts';
import type { StepId } from './texts.ts';

const WON: Outcome = { places: [1, 2] };

/** The steps are checked: their names have texts, and their choices are this game's. */
type BattleStep = LessonStep &
  (
    | { readonly type: 'look'; readonly id: StepId }
    | { readonly type: 'you'; readonly id: StepId; readonly choice: Choice }
    | { readonly type: 'foe'; readonly choice: Choice }
  );

/** The things of the lesson, by the numbers that the rules give them in the order in which they come. */
const BASE = 2;
const BROTHER = 3;
const MESSENGER = 4;
const TENDERFOOT = 5;
const RIVER = 6;
const TROQ = 7;
const GUARD = 9;

const TECH_I: Choice = { type: 'build', building: 'tech-i-building' };
const patrol: Choice = { type: 'patrol' };
const empty: Choice = { type: 'pass' };
const hire = (card: CardId): Choice => ({ type: 'hire', card });
const play = (card: CardId): Choice => ({ type: 'play', card });
const tech = (card: CardId): Choice => ({ type: 'tech', card });
const attack = (thing: number): Choice => ({ type: 'attack', thing });
const level = (thing: number): Choice => ({ type: 'level', thing });
const pick = (thing: number): Choice => ({ type: 'pick', thing });

const look = (id: StepId, about: string): BattleStep => ({ type: 'look', id, about });
const you = (id: StepId, about: string, choice: Choice): BattleStep => ({ type: 'you', id, about, choice });
const foe = (...choices: readonly Choice[]): readonly BattleStep[] =>
  choices.map((choice) => ({ type: 'foe', choice }));

/**
 * The first battle: Troq Bashar against River Montoya, both with the neutral starting deck.
 *
 *   You hire, play Older Brother and the Messenger, which strikes at once. River comes with a Tenderfoot as Scavenger.
 *   You put two cards of your codex into your deck, call Troq, build tech I, and clear the way for the Messenger. River
 *   strikes Troq, who leads the patrol. Then what you chose arrives: the Wrecking Ball and Iron Man; Troq reaches level
 *   5 and breaks the guard, and the Teacher gives up.
 */
const STEPS: readonly BattleStep[] = [
  look('goal', 'theirs'),
  look('gold', 'purse'),
  look('read', 'ours'),
  you('hire', 'ours', hire('wither')),
  you('brother', 'ours', play('older-brother')),
  you('messenger', 'ours', play('timely-messenger')),
  you('strike', 'ours', attack(MESSENGER)),
  you('patrol', 'ours', patrol),
  you('leader', 'place', pick(BROTHER)),
  look('draw', 'ours'),
  ...foe(
    hire('spark'),
    play('tenderfoot'),
    { type: 'summon', hero: 'river-montoya' },
    patrol,
    empty,
    empty,
    pick(TENDERFOOT),
    empty,
    empty,
  ),
  you('tech', 'binder', tech('iron-man')),
  you('techAgain', 'binder', tech('wrecking-ball')),
  you('hireAgain', 'ours', hire('spark')),
  you('hero', 'ours', { type: 'summon', hero: 'troq-bashar' }),
  you('build', 'ours', TECH_I),
  you('clear', 'ours', attack(BROTHER)),
  look('scavenger', 'guard'),
  you('free', 'ours', attack(MESSENGER)),
  you('base', 'ours', pick(BASE)),
  you('level', 'ours', level(TROQ)),
  you('guard', 'ours', patrol),
  you('troqLeads', 'place', pick(TROQ)),
  ...foe(
    tech('nimble-fencer'),
    tech('star-crossed-starlet'),
    hire('bloom'),
    attack(RIVER),
    play('older-brother'),
    level(RIVER),
    level(RIVER),
    TECH_I,
    patrol,
    pick(GUARD),
  ),
  you('techLater', 'binder', tech('revolver-ocelot')),
  you('techLast', 'binder', tech('hired-stomper')),
  look('armor', 'ours'),
  you('ironMan', 'ours', play('iron-man')),
  you('ball', 'ours', play('wrecking-ball')),
  you('ballAtBase', 'ours', pick(BASE)),
  you('level3', 'ours', level(TROQ)),
  you('level4', 'ours', level(TROQ)),
  you('level5', 'ours', level(TROQ)),
  you('charge', 'ours', attack(TROQ)),
  you('follow', 'ours', attack(BROTHER)),
  you('finish', 'ours', pick(BASE)),
  look('won', 'theirs'),
];

/** A player's cards as the rules number them: the starting deck, then their codex. */
const CARDS: readonly CardId[] = [...startingDeck('neutral'), ...specCards('bashing')];
const drawn = (...cards: readonly CardId[]) => cards.map((card) => CARDS.indexOf(card));

/** The chance of the lesson, in the order of the match. */
const CHANCE: readonly (readonly number[])[] = [
  [0, 1], // Troq and River
  [0], // you go first
  drawn('older-brother', 'timely-messenger', 'wither', 'helpful-turtle', 'bloom'),
  drawn('tenderfoot', 'fruit-ninja', 'spark', 'granfalloon-flagbearer', 'brick-thief'), // the Teacher's hand
  drawn('brick-thief', 'tenderfoot', 'spark', 'granfalloon-flagbearer'),
  drawn('helpful-turtle', 'older-brother', 'timely-messenger', 'bloom', 'wither'), // the Teacher's
  drawn('fruit-ninja', 'iron-man', 'wrecking-ball', 'helpful-turtle', 'brick-thief'),
  drawn('fruit-ninja', 'granfalloon-flagbearer', 'brick-thief', 'tenderfoot', 'helpful-turtle'), // the Teacher's
];

export const PLAN: LessonPlan = {
  options: { format: 'duel', game: 'basic', heroes: 'dealt', map: 'none', rulings: 'book' },
  chance: CHANCE.flat(),
  steps: STEPS,
  ended: givenUp,
};

/** Ends the lesson with the last blow: a base would take some turns more, and the pupil has seen enough. */
function givenUp(updates: readonly AnyUpdate[]): readonly AnyUpdate[] {
  const last = updates.at(-1);
  if (!last) return updates;
  const { decision: _none, ...rest } = last;
  return [...updates.slice(0, -1), { ...rest, awaiting: [], outcome: WON }];
}
