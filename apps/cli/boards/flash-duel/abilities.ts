import { abilityOf, CHARACTERS, type Choice, characterName, flashDuel, type View } from '@riposte/flash-duel';
import type { SeatNames } from '@riposte/kernel';
import { inkOf, paint } from '../../paint.ts';
import { countOf, listOf, wrap } from '../../paragraph.ts';
import type { AnswerCaption, BoardSetting } from '../board.ts';

type Use = Extract<Choice, { type: 'use' }>;

const WIDEST = 80;
/** A card that can be used in more ways than these is named once for all of them. */
const MANY_WAYS = 3;

/** Who plays which character with which cards, and which of them are used up. */
export function abilityRows(view: View, { look, names }: BoardSetting): readonly string[] {
  return view.fighters.flatMap(({ character, abilities, spent, life }, index) => {
    if (abilities.length === 0) return [];
    const name = names[index] ?? '';
    const played = characterName(character);
    const who = played === undefined || isCalled(name, played) ? name : `${name}, ${played}`;
    const label = ` ${who}${isDragon(view, index) ? ` (${countOf(life, 'hit')} left)` : ''}:`;
    const cards = abilities.map((id) => `${abilityOf(view, id).name}${spent.includes(id) ? ' (used)' : ''}`);
    const [first = '', ...more] = wrap(
      `${unbroken(label)} ${cards.map(unbroken).join(', ')}`,
      Math.min(look.columns, WIDEST) - 1,
      3,
    );
    return [paint(look, inkOf(index), label) + first.slice(label.length), ...more];
  });
}

/** What else is to be known: what lies on the bridge or before a fighter, and what lasts. */
export function noteRows(
  view: View,
  { look, names }: BoardSetting,
  before: readonly string[] = [],
): readonly string[] {
  const sentences = [
    ...before,
    ...tableNotes(view, names),
    ...view.fighters.flatMap((_, index) => fighterNotes(view, index, names)),
  ];
  if (sentences.length === 0) return [];
  return wrap(` ${sentences.map((one) => `${one}.`).join(' ')}`, Math.min(look.columns, WIDEST) - 1, 1);
}

/** How choices about abilities are written: with what the cards say. */
export function captionOf(
  choice: Choice,
  view: View,
  among: readonly Choice[],
  names: SeatNames,
): AnswerCaption {
  switch (choice.type) {
    case 'chooseCharacter': {
      const abilities = Object.values(CHARACTERS[choice.character].abilities);
      return { hint: abilities.map(({ name }) => name).join(', ') };
    }
    case 'draft':
      return { hint: abilityOf(view, choice.ability).text };
    case 'takeAbility':
      return { hint: abilityOf(view, choice.ability).text };
    case 'accuse':
      return { group: 'accuse', text: names(choice.seat) };
    case 'showHand':
      return { group: 'show your hand to', text: names(choice.to) };
    case 'swap':
      return {
        group: `Change ${abilityOf(view, choice.out).name} for`,
        text: abilityOf(view, choice.in).name,
      };
    case 'use':
      return captionOfUse(choice, view, among, names);
    case 'move':
    case 'attack':
    case 'dashingStrike':
    case 'dashingBlock':
    case 'retreat':
      return { brief: briefOf(flashDuel.words.choice(choice, view, names).text) };
    default:
      return {};
  }
}

/** "Dash 2, strike with" and "a 3", "Move" and "1 forward". */
function briefOf(text: string): NonNullable<AnswerCaption['brief']> {
  const end = text.indexOf(' with ') < 0 ? text.indexOf(' ') : text.indexOf(' with ') + ' with'.length;
  return { lead: text.slice(0, end), text: text.slice(end + 1) };
}

function captionOfUse(choice: Use, view: View, among: readonly Choice[], names: SeatNames): AnswerCaption {
  const { name, text } = abilityOf(view, choice.ability);
  const ways = among.filter((one) => one.type === 'use' && one.ability === choice.ability);
  if (ways.length > MANY_WAYS) {
    const way = flashDuel.words.choice(choice, view, names).text.slice(`Use ${name}: `.length);
    return { group: `Ability: ${name}`, text: way };
  }
  const isAboutAbilities = among.every(({ type }) => type === 'use' || type === 'decline');
  return isAboutAbilities ? { hint: text } : { group: 'Ability' };
}

function tableNotes(view: View, names: readonly string[]): readonly string[] {
  const { stakes, soldiers, mines, top, topCount, topKnownTo } = view;
  return [
    ...(stakes === 1 ? [] : [`This round is worth ${countOf(stakes, 'token')}`]),
    ...soldiers.map(({ owner, space }) => `S on ${space}: ${whose(names[owner])} Clockwork Soldier`),
    ...mines.map(({ owner, space }) => `M on ${space}: ${whose(names[owner])} Landmine`),
    ...(top && topCount > 0 ? [`You know the top of the draw pile: ${top.join(', ')}`] : []),
    ...(!top && topCount > 0 && topKnownTo !== undefined
      ? [`${has(names[topKnownTo])} seen the top of the draw pile`]
      : []),
  ];
}

function fighterNotes(view: View, index: number, names: readonly string[]): readonly string[] {
  const fighter = view.fighters[index];
  if (!fighter || fighter.life === 0 || view.round === 0) return [];
  const { open, effects } = fighter;
  const name = names[index] ?? '';
  const lying = open.map(({ as, was }) => (was === undefined || was === as ? `${as}` : `${was} as ${as}`));
  const { stash, refill } = effects;
  return [
    ...(lying.length > 0 ? [`${has(name)} lying open: ${listOf(lying, 'and')}`] : []),
    ...(effects.dragonForm ? [`${is(name)} in Dragon Form`] : []),
    ...(stash === undefined ? [] : [`${has(name)} stashed ${stash === 'hidden' ? 'a card' : `a ${stash}`}`]),
    ...(effects.banned === undefined ? [] : [`${effects.banned}s are no good for ${whose(name)} action`]),
    ...(effects.noRefill ? [`${is(name)} not to refill this time`] : []),
    ...(refill === undefined
      ? []
      : [`${is(name)} to refill ${countOf(Math.abs(refill), 'card')} ${refill < 0 ? 'less' : 'more'}`]),
    ...(effects.skip ? [`${is(name)} to miss the next turn`] : []),
    ...(effects.recoverAgain ? [`${is(name)} to recover once more`] : []),
    ...(effects.pacifist ? [`${has(name)} played Pacifism`] : []),
  ];
}

/** RULES 16.8: only the Dragon takes more than one hit. */
function isDragon({ fighters, roundEnd }: View, index: number): boolean {
  return !roundEnd && fighters[index]?.character === 'dragon';
}

/** "Rook" is Garus Rook. */
function isCalled(name: string, character: string): boolean {
  return character.split(' ').includes(name);
}

function whose(name = ''): string {
  return name === 'You' ? 'your' : `${name}’s`;
}

function has(name = ''): string {
  return name === 'You' ? 'You have' : `${name} has`;
}

function is(name = ''): string {
  return name === 'You' ? 'You are' : `${name} is`;
}

function unbroken(text: string): string {
  return text.slice(0, 1) + text.slice(1).replaceAll(' ', '\u00a0');
}
