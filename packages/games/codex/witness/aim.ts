import {
  type Field,
  type Figure,
  has,
  hasTower,
  isDetectable,
  isFighter,
  isHidden,
  isPatrolling,
  ofSide,
  SQUAD_LEADER,
} from './figure.ts';

// Who may attack, and whom.

/** "Exhaust a hero or unit to make it attack." "It can only attack once per turn" with readiness. */
export function mayAttack(figure: Figure): boolean {
  if (figure.side !== 0 || !isFighter(figure) || figure.exhausted) return false;
  if (figure.lot.fresh && !has(figure, 'haste')) return false;
  return !(has(figure, 'readiness') && figure.hasAttacked);
}

/** "Your tower detects the first stealth or invisible card that attacks you that turn." */
export function willBeDetected(field: Field, attacker: Figure): boolean {
  return isDetectable(attacker) && hasTower(field, 1) && !field.towerIsUsed[1];
}

/** Stealth and invisibility let it sneak past, as long as it is not detected. */
function sneaks(field: Field, attacker: Figure): boolean {
  return isHidden(field, attacker) && !willBeDetected(field, attacker);
}

/** Whether an attacker need not mind any patroller, of whatever kind. */
function passesAll(field: Field, attacker: Figure): boolean {
  return sneaks(field, attacker) || has(attacker, 'unstoppable');
}

/** "Ground cards can't attack flying cards", "anti-air cards can". */
function reaches(attacker: Figure, figure: Figure): boolean {
  return !has(figure, 'flying') || has(attacker, 'flying') || has(attacker, 'anti-air');
}

/** Whether an attacker could choose it at all, patrol zones aside. */
function isOpen(field: Field, attacker: Figure, figure: Figure): boolean {
  if (figure.lot.constructing || has(figure, 'unattackable') || !reaches(attacker, figure)) return false;
  // "This card can be attacked while it patrols."
  return !(has(figure, 'invisible') && isHidden(field, figure)) || isPatrolling(figure);
}

/** "Flying cards may fly over ground patrollers." */
function fliesPast(attacker: Figure, patroller: Figure): boolean {
  return has(attacker, 'flying') && !has(patroller, 'flying');
}

/** "Anti-air cards may ignore or attack flying patrollers"; "a flying/anti-air card can't ignore patrollers with flying." */
function shootsPast(attacker: Figure, patroller: Figure): boolean {
  return has(attacker, 'anti-air') && !has(attacker, 'flying') && has(patroller, 'flying');
}

function stops(field: Field, attacker: Figure, patroller: Figure): boolean {
  return (
    isPatrolling(patroller) &&
    isOpen(field, attacker, patroller) &&
    !passesAll(field, attacker) &&
    !fliesPast(attacker, patroller) &&
    !shootsPast(attacker, patroller)
  );
}

/** Whom it may attack, if one of them were not there. */
export function defendersFor(field: Field, attacker: Figure, without?: Figure): readonly Figure[] {
  const open = ofSide(field, 1).filter((figure) => figure !== without && isOpen(field, attacker, figure));
  const stopping = open.filter((figure) => stops(field, attacker, figure));
  // #1 "You must attack the squad leader if possible."
  const leader = stopping.find(({ slot }) => slot === SQUAD_LEADER);
  if (leader) return [leader];
  // #2 "… then you must attack any other patroller if possible." #3 "… you can attack anything with HP."
  return stopping.length > 0 ? open.filter(isPatrolling) : open;
}

/** Patrollers that a flying attacker ignores because it flies: all, or the squad leader alone. */
export function flownOver(field: Field, attacker: Figure, defender: Figure): readonly Figure[] {
  if (passesAll(field, attacker)) return [];
  const ignored = ofSide(field, 1).filter((figure) => isPatrolling(figure) && fliesPast(attacker, figure));
  if (!isPatrolling(defender)) return ignored;
  return defender.slot === SQUAD_LEADER ? [] : ignored.filter(({ slot }) => slot === SQUAD_LEADER);
}
