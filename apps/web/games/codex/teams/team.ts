import { allHeroes, type CardEntry, type CardId, COLORS, type Color, entryOf } from '@riposte/codex/table';

/** The heroes of a colour, in the order in which they are listed everywhere. */
export interface ColorOfHeroes {
  readonly color: Color;
  readonly heroes: readonly CardEntry[];
}

export const HEROES_BY_COLOR: readonly ColorOfHeroes[] = COLORS.map((color) => ({
  color,
  heroes: allHeroes().filter((hero) => hero.color === color),
}));

/** A team for newcomers: the three specs of a colour. The one to begin with stands first. */
export interface ReadyTeam {
  readonly color: TeamColor;
  readonly heroes: readonly CardId[];
}

export type TeamColor = Exclude<Color, 'neutral'>;

/** The team to begin with. */
export const FIRST_TEAM: TeamColor = 'green';
/** The hero to begin with, where a team is one. */
export const FIRST_HERO: CardId = 'troq-bashar';

export const READY_TEAMS: readonly ReadyTeam[] = HEROES_BY_COLOR.flatMap(({ color, heroes }) =>
  color === 'neutral' ? [] : [{ color, heroes: heroes.map(({ id }) => id) }],
).toSorted((one, other) => Number(other.color === FIRST_TEAM) - Number(one.color === FIRST_TEAM));

/** The ready teams that those who were chosen already can still become; before any choice, all. */
export function teamsWith(chosen: readonly CardId[]): readonly ReadyTeam[] {
  return READY_TEAMS.filter(({ heroes }) => chosen.every((hero) => heroes.includes(hero)));
}

/** Who comes next on the way to a ready team. */
export function nextOf({ heroes }: ReadyTeam, chosen: readonly CardId[]): CardId | undefined {
  return heroes.find((hero) => !chosen.includes(hero));
}

/** What the colours of a team cost it: nothing, dearer starting spells at times, or a dearer first building too. */
export type TeamCost = 'nothing' | 'spells' | 'building';

/** RULES 2.8, 5.6, 6.7. */
export function costOf(heroes: readonly CardId[]): TeamCost {
  const colors = new Set(heroes.map((hero) => entryOf(hero).color));
  const isMixed = colors.size > 1;
  colors.delete('neutral');
  if (colors.size > 1) return 'building';
  return isMixed ? 'spells' : 'nothing';
}
