/** RULES 18: what a map changes for all players. What is not there is as ever. */
export interface MapRules {
  /** Gold more in each upkeep. */
  readonly upkeepGold?: number;
  readonly unitAtk?: number;
  readonly unitsHaste?: true;
  readonly deadHeroesStayDead?: true;
  readonly hiresWithoutCard?: true;
  /** As often in a turn as wanted. */
  readonly hiresAgain?: true;
  readonly hireGold?: number;
  readonly mostPatrollers?: number;
  readonly needsNoTech?: true;
  readonly needsNoHero?: true;
  readonly runeForReadying?: true;
  /** The turns that every player finishes before damage is dealt. */
  readonly peacefulTurns?: number;
  readonly ultimatesAtOnce?: true;
  /** Summoning runes more for a hero that dies. */
  readonly deathRunes?: number;
  readonly hallAndLab?: true;
}
