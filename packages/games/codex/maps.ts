import { type Random, roll, seats } from '@riposte/kernel';
import type { Row } from './card.ts';
import { entryOf } from './catalogue.ts';
import { type CardId, MAPS, NO_SLOT } from './ids.ts';
import { HASTE } from './keywords.ts';
import { isUnit } from './kinds.ts';
import type { Ledger } from './making.ts';
import type { MapRules } from './mapRules.ts';
import type { Options } from './options.ts';
import type { HeroSlot } from './player.ts';
import { isActive, playerOf, type State } from './state.ts';

// RULES 18: what the map of a match changes. Each rule asks for its own word of it, and knows no map by name.

/** What says on which map a match is played. */
type Mapped = Pick<State, 'options'>;

const AS_EVER: MapRules = {};

/** The map of a match; nothing where there is none. */
export function mapOf({ options: { map } }: Mapped): CardId | undefined {
  return map === 'none' || map === 'chance' ? undefined : map;
}

/** What the map of a match changes. */
export function mapRules(state: Mapped): MapRules {
  const map = mapOf(state);
  return (map !== undefined && entryOf(map).map) || AS_EVER;
}

/** RULES 18.2: the options with the map that is played on, which chance may take. */
export function withMap(options: Options, random: Random): Options {
  if (options.map !== 'chance') return options;
  return { ...options, map: MAPS[roll(random, MAPS.length)] as Options['map'] };
}

/** RULES 18.4: what a map gives to units. */
export function spreadMap(state: Mapped, rows: readonly Row[], ledger: Ledger | undefined): void {
  const { unitAtk = 0, unitsHaste } = mapRules(state);
  if (unitAtk === 0 && !unitsHaste) return;
  const card = mapOf(state) ?? '';
  for (const row of rows) {
    if (!isUnit(row)) continue;
    row.atk += unitAtk;
    if (unitsHaste) row.keywords |= HASTE;
    ledger?.note(row, { card });
  }
}

/** RULES 18.5: whether a hero is out of the game for good. */
export function isLost(state: Mapped, { died }: Pick<HeroSlot, 'died'>): boolean {
  return died === true && mapRules(state).deadHeroesStayDead === true;
}

/** RULES 18.8: whether a player can have no more patrollers. */
export function isPatrolFull(state: Mapped & Pick<State, 'things'>, seat: number): boolean {
  const { mostPatrollers } = mapRules(state);
  if (mostPatrollers === undefined) return false;
  const patrol = state.things.filter(({ controller, slot }) => controller === seat && slot !== NO_SLOT);
  return patrol.length >= mostPatrollers;
}

/** RULES 18.13: whether no damage is dealt yet. The turn that is under way is not finished. */
export function isPeaceful(state: State): boolean {
  const { peacefulTurns } = mapRules(state);
  if (peacefulTurns === undefined) return false;
  return seats(state.players.length).some(
    (seat) => playerOf(state, seat).turns - (isActive(state, seat) ? 1 : 0) < peacefulTurns,
  );
}
