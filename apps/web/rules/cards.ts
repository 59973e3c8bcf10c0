import { type Ability, abilityOf, CHARACTERS, DRAGON, type Options } from '@riposte/flash-duel';

/** An ability card and whose it is. */
export interface AbilityCard {
  readonly ability: Ability;
  /** The fighter it belongs to: its drawings go by this name. */
  readonly character: string;
  readonly name: string;
  readonly title: string;
}

/** An ability card as it is in an edition; nothing where there is none of that name. */
export function abilityCard(id: string, edition: Options['edition']): AbilityCard | undefined {
  const owners = [...Object.entries(CHARACTERS), ['dragon', DRAGON] as const];
  const [character, owner] = owners.find(([, { abilities }]) => Object.hasOwn(abilities, id)) ?? [];
  if (!character || !owner) return undefined;
  const { name, title } = owner;
  return { ability: abilityOf({ options: { edition } }, id), character, name, title };
}

/** Every fighter there is and the names of its abilities; the Dragon comes last. */
export function allCards(edition: Options['edition']): readonly (readonly [id: string, card: AbilityCard])[] {
  return [...Object.values(CHARACTERS), DRAGON]
    .flatMap(({ abilities }) => Object.keys(abilities))
    .flatMap((id) => {
      const card = abilityCard(id, edition);
      return card ? [[id, card] as const] : [];
    });
}
