import type { AbilityId, CharacterId } from './ids.ts';
import type { Figure } from './state.ts';

/** A character as its mat shows it. */
export interface Character {
  readonly name: string;
  readonly ability: AbilityId;
}

/** An ability: how far it reaches, and how many turns it needs. */
export interface AbilityCard {
  readonly name: string;
  readonly range: number;
  readonly cooldown: number;
  readonly passive: boolean;
  readonly text: string;
}

export const CHARACTER_CARDS: Readonly<Record<CharacterId, Character>> = {
  armazi: { name: 'Armazi', ability: 'supernova' },
  ebue: { name: 'Ebue', ability: 'hypnosis' },
  varas: { name: 'Varas', ability: 'steal' },
  medea: { name: 'Medea', ability: 'heal' },
  tsiva: { name: 'Princess Tsiva', ability: 'freeze' },
  octor: { name: 'Octor', ability: 'imitate' },
  kruber: { name: 'Kruber', ability: 'swap' },
  tharsis: { name: 'Tharsis', ability: 'ignite' },
  drain: { name: "D'rain", ability: 'drain' },
  emoon: { name: "E'moon", ability: 'immunity' },
  jamba: { name: 'Jamba Z', ability: 'laugh' },
};

const active = (name: string, range: number, cooldown: number, text: string): AbilityCard => ({
  name,
  range,
  cooldown,
  passive: false,
  text,
});
const passive = (name: string, range: number, text: string): AbilityCard => ({
  name,
  range,
  cooldown: 0,
  passive: true,
  text,
});

/** RULES 16.5 to 16.18. */
export const ABILITY_CARDS: Readonly<Record<AbilityId, AbilityCard>> = {
  supernova: active('Supernova', 2, 5, '35 damage to one enemy, or to two who are next to each other.'),
  hypnosis: active(
    'Hypnosis',
    5,
    4,
    'Put an enemy next to you; in its next turn it cannot shoot you. Not from an inactive square.',
  ),
  steal: active('Steal', 3, 3, "Take any card but a weapon from an enemy's mat."),
  heal: active('Heal', 0, 3, 'Heal 20 and draw a support card.'),
  freeze: active(
    'Freezing vortex',
    3,
    3,
    'No enemy in range moves in its next turn, or aims anything at you.',
  ),
  imitate: active('Imitate', 3, 0, "Copy an ability for one use, but not E'moon's."),
  swap: active(
    'Eye contact',
    6,
    4,
    'Swap places with an enemy, and back if you have not moved. Not from an inactive square.',
  ),
  ignite: passive(
    'Ignite',
    1,
    'Enemies next to you when a turn of yours or theirs ends lose 10 health and use no potion.',
  ),
  drain: passive('Drain', 0, 'Each die above 4 of a shot: 5 more damage, and 5 health for you.'),
  immunity: passive('Immunity', 0, 'No ability of any character changes you.'),
  laugh: passive('Laugh', 0, 'A shot at you that deals 20 or less costs the shooter 20 health.'),
};

/** What a figure can do now: Octor what was copied. */
export function abilityOf({ character, copied }: Pick<Figure, 'character' | 'copied'>): AbilityId | 'none' {
  if (character === 'none') return 'none';
  return character === 'octor' ? copied : CHARACTER_CARDS[character].ability;
}

/** RULES 3.3, 16.2: where the cooldown of an ability starts. */
export function startOf(ability: AbilityId | 'none'): number {
  return ability === 'none' ? 0 : ABILITY_CARDS[ability].cooldown;
}

/** RULES 16.2, 16.11: an ability was used; a copy is gone. */
export function spend(figure: Figure): void {
  if (figure.character === 'octor') figure.copied = 'none';
  figure.cooldown = startOf(abilityOf(figure));
}

/** RULES 16.17. */
export function isImmune(figure: Pick<Figure, 'character' | 'copied'>): boolean {
  return abilityOf(figure) === 'immunity';
}
