import type { CardCatalogue, CardText } from '@riposte/kernel';
import type { Ability, Source } from '../ability.ts';
import { CHARACTERS, DRAGON } from '../cards/index.ts';
import { characterName } from '../cards/names.ts';
import { abilityOf } from '../catalogue.ts';
import type { Choice } from '../choice.ts';
import { type AbilityId, isAbilityId } from '../ids.ts';
import type { Moment } from '../moment.ts';
import type { Options } from '../state.ts';
import type { View } from '../view.ts';

const SOURCES: Readonly<Record<Source, string>> = {
  rulebook: 'rulebook',
  public: 'as publicly known',
  partly: 'partly house',
  house: 'house card',
};

const MOMENTS: Readonly<Record<Moment, string>> = {
  startOfTurn: 'the start of your turn',
  mainAction: 'your main action',
  recovering: 'your turn to recover',
  youPush: 'you have pushed',
  youAttack: 'you have attacked',
  youStrike: 'you have made a dashing strike',
  attacked: 'you are attacked',
  struck: 'you are struck',
  allyThreatened: 'a team mate you could dashing block for must answer',
  youBlock: 'you have blocked',
  foeBlocks: 'an opponent has blocked',
  foeRetreats: 'an opponent has retreated',
  hit: 'you are hit and not defeated',
  foeFalls: 'an opponent is defeated',
  foeAnnounces: 'an opponent announces an ability',
  endOfTurn: 'the end of your turn',
  endOfFoeTurn: 'the end of an opponent’s turn',
  timeOver: 'time is over',
  always: 'always on',
};

/** The ability cards of all characters, and of the Dragon. */
export const cards: CardCatalogue<View, Options, Choice> = {
  options: ['edition'],
  sources: SOURCES,
  all: (options) =>
    Object.entries({ ...CHARACTERS, dragon: DRAGON }).map(([id, { name, title, abilities }]) => ({
      id,
      name,
      title,
      cards: Object.keys(abilities)
        .filter(isAbilityId)
        .map((ability) => textOf(ability, abilityOf({ options }, ability))),
    })),
  inPlay(view, names) {
    const textsOf = (ids: readonly AbilityId[]) => ids.map((id) => textOf(id, abilityOf(view, id)));
    const fighters = view.fighters.map(({ abilities, spent }, index) => ({
      id: String(index),
      name: names[index] ?? '',
      ...titleOf(view, index),
      cards: textsOf(abilities),
      used: spent,
    }));
    const pool = { id: 'pool', name: 'In the pool', cards: textsOf(view.pool), used: [] };
    return [...fighters, pool].filter((group) => group.cards.length > 0);
  },
  usedBy: (choice) => (choice.type === 'use' ? choice.ability : undefined),
};

function titleOf({ fighters }: View, index: number): { readonly title?: string } {
  const title = characterName(fighters[index]?.character);
  return title === undefined ? {} : { title };
}

function textOf(id: string, { name, text, source, moments, note }: Ability): CardText {
  return {
    id,
    name,
    text,
    source,
    moments: moments.map((moment) => MOMENTS[moment]),
    ...(note !== undefined && { note }),
    ...(moments.every((moment) => moment === 'always') && { passive: true }),
  };
}
