import { type Event, entryOf, type Named, NO_SLOT, type Shown, type View } from '@riposte/codex/table';
import type { Choreography } from '../../../table/stage.ts';
import { pieceOf, type ShownDeed, sceneOf, type WarScene } from './scene.ts';

/** How long each event is seen, in milliseconds; what is not here is seen in no time, together with what follows. */
const TIMES: Readonly<Partial<Record<Event['type'], number>>> = {
  attacked: 420,
  damaged: 340,
  died: 340,
  obliterated: 340,
  healed: 200,
  prevented: 200,
  arrived: 260,
  summoned: 300,
  levelled: 220,
  construction: 280,
  finished: 120,
  tornDown: 260,
  played: 220,
  used: 160,
  patrolled: 70,
  lent: 70,
  controlled: 260,
  returned: 220,
  runesPlaced: 180,
  turnedOver: 240,
  turnBegan: 350,
  coinFlipped: 400,
};

/** How the events of a match are seen on the table. */
export const CHOREOGRAPHY: Choreography<WarScene, Event, View> = {
  sceneOf,
  after,
  lasts: timeOf,
};

/** What is on the table once this has happened. */
function after(before: WarScene, event: Event): WarScene {
  const { deed, ...scene } = before;
  const cleared = deed?.type === 'fall' ? without(scene, deed.id) : scene;
  const next = deedOf(event);
  return { ...changed(cleared, event), ...(next && { deed: next }) };
}

/** What events alone tell; all else is seen once the view comes. */
function changed(scene: WarScene, event: Event): WarScene {
  switch (event.type) {
    case 'damaged':
      return change(scene, event.thing, ({ left = 0, armor }) => ({
        left: Math.max(0, left - (event.amount - event.armor)),
        armor: Math.max(0, armor - event.armor),
      }));
    case 'healed':
      return change(scene, event.thing, ({ left = 0, hp = 0 }) => ({
        left: Math.min(hp, left + event.amount),
      }));
    case 'exhausted':
      return change(scene, event.thing, () => ({ isExhausted: true }));
    case 'readied':
      return change(scene, event.thing, () => ({ isExhausted: false, isFresh: false }));
    case 'levelled':
      return change(scene, event.thing, () => ({ level: event.level }));
    case 'finished':
      return change(scene, event.thing, () => ({ isUnderConstruction: false }));
    case 'patrolled':
    case 'slotChanged':
      return change(scene, event.thing, () => ({ slot: event.slot }));
    case 'sidelined':
      return change(scene, event.thing, () => ({ slot: NO_SLOT }));
    case 'controlled':
      return change(scene, event.thing, () => ({ seat: event.seat, slot: NO_SLOT, isFresh: true }));
    case 'summoned':
    case 'arrived':
      return pieceOf(scene, event.thing) ? scene : withNew(scene, event.thing, false);
    case 'construction':
      return withNew(scene, event.thing, true);
    case 'returned':
    case 'tornDown':
      return without(scene, event.thing.id);
    case 'turnBegan':
      return {
        ...scene,
        pieces: scene.pieces.map((piece) =>
          piece.seat === event.seat || piece.seat === event.mate ? { ...piece, slot: NO_SLOT } : piece,
        ),
      };
    default:
      return scene;
  }
}

function change(scene: WarScene, { id }: Named, how: (piece: Shown) => Partial<Shown>): WarScene {
  return {
    ...scene,
    pieces: scene.pieces.map((piece) => (piece.id === id ? { ...piece, ...how(piece) } : piece)),
  };
}

function without(scene: WarScene, id: number): WarScene {
  return { ...scene, pieces: scene.pieces.filter((piece) => piece.id !== id) };
}

/** A thing as it is printed; what it is now is told by the view that follows. */
function withNew(scene: WarScene, { id, card, seat }: Named, isUnderConstruction: boolean): WarScene {
  const entry = entryOf(card);
  const { atk, hp } = entry.bands?.[0] ?? entry;
  const kind =
    entry.kind === 'hero' || entry.kind === 'unit' ? entry.kind : hp === undefined ? 'other' : 'building';
  const piece: Shown = {
    id,
    card,
    name: entry.name,
    seat,
    owner: seat,
    kind,
    slot: NO_SLOT,
    level: entry.bands ? 1 : 0,
    ...(atk !== undefined && { atk }),
    ...(hp !== undefined && { left: hp, hp }),
    marks: [],
    keywords: (entry.bands?.[0] ?? entry).keywords ?? [],
    armor: 0,
    runes: 0,
    time: 0,
    tokens: {},
    to: -1,
    isExhausted: false,
    isFresh: kind === 'hero' || kind === 'unit',
    isUnderConstruction,
    isDisabled: false,
    isStopped: false,
  };
  return { ...scene, pieces: [...scene.pieces, piece] };
}

function deedOf(event: Event): ShownDeed | undefined {
  switch (event.type) {
    case 'attacked':
      return { type: 'lunge', from: event.thing.id, to: event.defender.id };
    case 'damaged':
      return { type: 'hurt', id: event.thing.id, amount: event.amount, armor: event.armor };
    case 'healed':
      return { type: 'healed', id: event.thing.id, amount: event.amount };
    case 'died':
      return { type: 'fall', id: event.thing.id };
    case 'levelled':
    case 'summoned':
    case 'arrived':
    case 'construction':
    case 'turnedOver':
    case 'runesPlaced':
      return { type: 'rise', id: event.thing.id };
    default:
      return undefined;
  }
}

function timeOf({ type }: Event): number {
  return TIMES[type] ?? 0;
}
