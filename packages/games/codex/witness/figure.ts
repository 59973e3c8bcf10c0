import { type Amount, type LevelBand, PRINTS, type Trait } from './print.ts';

// What stands on the table, and what it is worth there. Side 0 attacks: it is that side's turn.

/** A thing as it is put on the table. */
export interface Lot {
  readonly card: string;
  /** Beside what is printed on the card. */
  readonly traits?: readonly Trait[];
  readonly amounts?: Partial<Record<Amount, number>>;
  /** From 0, the squad leader, to 4, the lookout. */
  readonly slot?: number;
  readonly damage?: number;
  /** +1/+1 runes, or -1/-1 below zero. */
  readonly runes?: number;
  readonly exhausted?: boolean;
  readonly fresh?: boolean;
  readonly level?: number;
  /** Still under construction. */
  readonly constructing?: boolean;
}

export interface Figure {
  readonly id: number;
  readonly side: 0 | 1;
  readonly lot: Lot;
  slot: number;
  damage: number;
  armorSpent: number;
  runes: number;
  exhausted: boolean;
  level: number;
  hasAttacked: boolean;
  isDetected: boolean;
}

/** Everything in play, the gold of both sides, and what else of theirs matters. */
export interface Field {
  figures: Figure[];
  readonly gold: [number, number];
  /** How many cards each draws. */
  readonly drawn: [number, number];
  /** Cards in the hand of the side whose turn it is. */
  spells: readonly string[];
  /** "Towers detect 1 card per turn." */
  readonly towerIsUsed: [boolean, boolean];
  loser: 0 | 1 | undefined;
}

export const SQUAD_LEADER = 0;
const ELITE = 1;
export const SCAVENGER = 2;
export const TECHNICIAN = 3;
const LOOKOUT = 4;

export function newFigure(id: number, side: 0 | 1, lot: Lot): Figure {
  return {
    id,
    side,
    lot,
    slot: lot.slot ?? -1,
    damage: lot.damage ?? 0,
    armorSpent: 0,
    runes: lot.runes ?? 0,
    exhausted: lot.exhausted ?? false,
    level: lot.level ?? 1,
    hasAttacked: false,
    isDetected: false,
  };
}

function printOf({ lot }: Figure) {
  const print = PRINTS[lot.card];
  if (!print) throw new Error(`nobody knows ${lot.card}`);
  return print;
}

export function kindOf(figure: Figure) {
  return printOf(figure).kind;
}

export function techOf(figure: Figure): number {
  return printOf(figure).tech ?? 0;
}

/** "A hero isn't a unit": both fight, buildings do not. */
export function isFighter(figure: Figure): boolean {
  return kindOf(figure) === 'unit' || kindOf(figure) === 'hero';
}

export function isPatrolling({ slot }: Figure): boolean {
  return slot >= 0;
}

function bandsOf(figure: Figure): readonly LevelBand[] {
  return (printOf(figure).bands ?? []).filter(({ from }) => from <= figure.level);
}

export function has(figure: Figure, trait: Trait): boolean {
  const { traits } = printOf(figure);
  return (
    !!traits?.includes(trait) ||
    !!figure.lot.traits?.includes(trait) ||
    bandsOf(figure).some((band) => band.traits?.includes(trait))
  );
}

export function amountOf(figure: Figure, amount: Amount): number {
  return (printOf(figure).amounts?.[amount] ?? 0) + (figure.lot.amounts?.[amount] ?? 0);
}

/** "Frenzy X: +X ATK on your turn." Patrol bonuses count "only during other players' turns". */
export function atkOf(figure: Figure): number {
  const printed = bandsOf(figure).at(-1)?.atk ?? printOf(figure).atk ?? 0;
  const frenzy = figure.side === 0 ? amountOf(figure, 'frenzy') : 0;
  return Math.max(0, printed + figure.runes + frenzy + (figure.slot === ELITE ? 1 : 0));
}

function hpOf(figure: Figure): number {
  return (bandsOf(figure).at(-1)?.hp ?? printOf(figure).hp ?? 0) + figure.runes;
}

export function hpLeft(figure: Figure): number {
  return hpOf(figure) - figure.damage;
}

/** "treat the card as though it had armor 3" */
export function armorLeft(figure: Figure): number {
  const armor = amountOf(figure, 'armor') + (figure.slot === SQUAD_LEADER ? 1 : 0);
  return Math.max(0, armor - figure.armorSpent);
}

export function resistOf(figure: Figure): number {
  return amountOf(figure, 'resist') + (figure.slot === LOOKOUT ? 1 : 0);
}

export function ofSide({ figures }: Field, side: 0 | 1): readonly Figure[] {
  return figures.filter((figure) => figure.side === side);
}

/** "An add-on finishes construction at the end of your turn." */
export function hasTower(field: Field, side: 0 | 1): boolean {
  return ofSide(field, side).some(({ lot }) => lot.card === 'tower' && !lot.constructing);
}

/** A "stealth or invisible card" that no tower has detected this turn. */
export function isDetectable(figure: Figure): boolean {
  return !figure.isDetected && (has(figure, 'stealth') || has(figure, 'invisible'));
}

/** Whether the other side does not see it: no tower has detected it, and there is no detector. */
export function isHidden(field: Field, figure: Figure): boolean {
  const others = ofSide(field, figure.side === 0 ? 1 : 0);
  return isDetectable(figure) && !others.some((one) => has(one, 'detector'));
}

/** RULES 4.11: a hero at its maximum gains no level, and so is not chosen. */
export function canGainLevels(figure: Figure): boolean {
  return kindOf(figure) === 'hero' && figure.level < (printOf(figure).top ?? 0);
}

/** "When your hero levels up to a new level band, it heals all damage." */
export function gainLevels(figure: Figure, levels: number): void {
  const before = bandsOf(figure).length;
  figure.level = Math.min(figure.level + levels, printOf(figure).top ?? 0);
  if (bandsOf(figure).length > before) figure.damage = 0;
}
