import { type Event, MOST_HEALTH, OFF, POTION_HEALS, type View } from '@riposte/gorgasali/table';
import type { Seat } from '@riposte/kernel';
import type { Choreography } from '../../../table/stage.ts';
import { type IslandScene, type Piece, pieceOf, placeOf, type ShownDeed, sceneOf } from './scene.ts';

/** How the events of a match are seen on the island. */
export const CHOREOGRAPHY: Choreography<IslandScene, Event, View> = {
  sceneOf: (view) => sceneOf(view),
  after,
  lasts,
};

/** A hop from square to square, and the longest way taken at that pace. */
export const HOP = 90;
export const LONGEST_WALK = 700;
/** RULES 13.2: how long what is placed stays. */
const ROUNDS_OF_A_BANNER = 2;

/** What is on the island once this has happened. */
function after(before: IslandScene, event: Event): IslandScene {
  const { deed: _done, ...scene } = before;
  const deed = deedOf(scene, event);
  return { ...changed(scene, event), ...(deed && { deed }) };
}

function changed(scene: IslandScene, event: Event): IslandScene {
  switch (event.type) {
    case 'charactersChosen':
      return event.chosen.length === scene.pieces.length
        ? event.chosen.reduce((all, { seat, character }) => change(all, seat, () => ({ character })), scene)
        : scene;
    case 'characterTaken':
      return change(scene, event.seat, () => ({ character: event.character }));
    case 'sectorThrown':
      return change(scene, event.seat, () => ({ sector: event.sector }));
    case 'roundBegan':
      return { ...scene, round: event.round };
    case 'zoneShrank':
      return { ...scene, shrunk: event.zone };
    case 'bannersTaken':
      return {
        ...scene,
        banners: scene.banners.filter(({ kind, until }) => kind === 'smoke' || until > scene.round),
      };
    case 'turnBegan':
      return { ...scene, active: event.seat };
    case 'moved':
      return change(scene, event.seat, ({ square }) => ({ square: event.way.at(-1) ?? square }));
    case 'teleported':
      return change(scene, event.seat, () => ({ square: event.to }));
    case 'chestOpened': {
      const at = pieceOf(scene, event.seat)?.square;
      return event.extra ? scene : { ...scene, chests: scene.chests.filter((chest) => chest !== at) };
    }
    case 'healed':
      return change(scene, event.seat, ({ health }) => ({
        health: Math.min(MOST_HEALTH, health + event.amount),
      }));
    case 'damaged':
      return change(scene, event.seat, ({ health }) => ({ health: health - event.amount }));
    case 'bannerPlaced': {
      const { kind, seat, squares } = event;
      const until = scene.round + ROUNDS_OF_A_BANNER;
      return { ...scene, banners: [...scene.banners, { kind, owner: seat, squares, until }] };
    }
    case 'smokeEnded':
      return {
        ...scene,
        banners: scene.banners.filter(({ kind, owner }) => kind !== 'smoke' || owner !== event.seat),
      };
    case 'fell':
      return fallen(scene, event.seat);
    case 'hypnotised':
      return change(scene, event.target, () => ({ square: event.to }));
    case 'froze':
      return event.targets.reduce((all, seat) => change(all, seat, () => ({ isFrozen: true })), scene);
    case 'swapped':
    case 'swappedBack':
      return swapped(scene, event.seat, event.with);
    case 'revived':
      return change(scene, event.mate, () => ({
        square: event.square,
        health: POTION_HEALS[event.card],
        lies: OFF,
      }));
    default:
      return scene;
  }
}

function change(scene: IslandScene, of: Seat, how: (piece: Piece) => Partial<Piece>): IslandScene {
  return {
    ...scene,
    pieces: scene.pieces.map((piece) => (piece.seat === of ? { ...piece, ...how(piece) } : piece)),
  };
}

/** RULES 17.7: in pairs a fallen member lies where it fell, while its mate lives. */
function fallen(scene: IslandScene, seat: Seat): IslandScene {
  const mate = scene.pieces.find((piece) => piece.mate === seat);
  const isMateAlive = (mate?.health ?? 0) > 0;
  const down = change(scene, seat, ({ square }) => ({
    health: 0,
    square: OFF,
    lies: isMateAlive ? square : OFF,
  }));
  return mate && !isMateAlive ? change(down, mate.seat, () => ({ lies: OFF })) : down;
}

function swapped(scene: IslandScene, one: Seat, other: Seat): IslandScene {
  const [first, second] = [pieceOf(scene, one)?.square ?? OFF, pieceOf(scene, other)?.square ?? OFF];
  return change(
    change(scene, one, () => ({ square: second })),
    other,
    () => ({ square: first }),
  );
}

/** What is shown of it for a moment; `scene` is as it was before. */
function deedOf(scene: IslandScene, event: Event): ShownDeed | undefined {
  switch (event.type) {
    case 'diceThrown':
      return { type: 'dice', seat: event.seat, dice: event.dice };
    case 'moved': {
      const piece = pieceOf(scene, event.seat);
      const from = piece && placeOf(piece);
      return from && { type: 'walk', seat: event.seat, from, way: event.way };
    }
    case 'shot':
      return { type: 'shot', seat: event.seat, target: event.target, card: event.weapon, dice: event.dice };
    case 'bulbThrown':
      return { type: 'shot', seat: event.seat, target: event.target, card: event.card, dice: event.dice };
    case 'thrownAgain':
      return { type: 'dice', seat: event.seat, dice: event.dice };
    case 'missed':
      return { type: 'miss', seat: event.target };
    case 'damaged':
      return { type: 'hurt', seat: event.seat, amount: event.amount, blocked: event.blocked };
    case 'healed':
      return { type: 'healed', seat: event.seat, amount: event.amount };
    case 'fell': {
      const piece = pieceOf(scene, event.seat);
      // Its health is gone already; it stands there until it sinks.
      const at = piece && placeOf({ ...piece, health: 1 });
      return at && { type: 'fall', seat: event.seat, at, character: piece.character };
    }
    case 'chestOpened': {
      const at = pieceOf(scene, event.seat)?.square ?? OFF;
      return at === OFF ? undefined : { type: 'chest', seat: event.seat, at };
    }
    case 'froze':
    case 'swapped':
    case 'swappedBack':
    case 'hypnotised':
    case 'stolen':
    case 'copied':
    case 'revived':
    case 'teleported':
      return { type: 'stamp', seat: event.seat };
    default:
      return undefined;
  }
}

/** How long each event is seen, in milliseconds; a table of ten must not take all day. */
function lasts(event: Event): number {
  switch (event.type) {
    case 'moved':
      return Math.min(LONGEST_WALK, HOP * event.way.length) + 60;
    case 'diceThrown':
    case 'thrownAgain':
      return 450;
    case 'shot':
    case 'bulbThrown':
      return 650;
    case 'damaged':
    case 'missed':
      return 420;
    case 'fell':
      return 600;
    case 'zoneShrank':
      return 900;
    case 'chestOpened':
      return 360;
    case 'healed':
    case 'teleported':
    case 'hypnotised':
    case 'swapped':
    case 'swappedBack':
    case 'froze':
    case 'stolen':
    case 'copied':
    case 'revived':
    case 'bannerPlaced':
    case 'weaponsTurned':
      return 250;
    default:
      return 0;
  }
}
