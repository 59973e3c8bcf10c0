import type { Event } from '@riposte/flash-duel';
import { seat, type Viewer } from '@riposte/kernel';
import { expect, test } from 'vitest';
import type { Sounded } from '../../table/sound/cues.ts';
import { soundOf } from './sounds.ts';

const me = seat(0);
const foe = seat(1);

test.each<[what: string, event: Event, viewer: Viewer, sound: Sounded | undefined]>([
  ['a move is a step a plank', moved(4, 7), me, { cue: 'step', times: 3 }],
  ['backwards as well', moved(7, 5), me, { cue: 'step', times: 2 }],
  ['a long way is not heard longer', moved(1, 17), me, { cue: 'step', times: 5 }],
  ['a fighter who stays makes no sound', moved(4, 4), me, undefined],
  ['a card each is drawn', { type: 'cardsDrawn', seat: foe, count: 2 }, me, { cue: 'draw', times: 2 }],
  ['the viewer’s turn is announced', { type: 'turnBegan', seat: me }, me, { cue: 'yourTurn', times: 1 }],
  ['the opponent’s is not', { type: 'turnBegan', seat: foe }, me, undefined],
  ['no turn is a spectator’s', { type: 'turnBegan', seat: me }, 'spectator', undefined],
  ['a winner hears it', { type: 'gameWon', seats: [me] }, me, { cue: 'win', times: 1 }],
  ['a loser too', { type: 'gameWon', seats: [foe] }, me, { cue: 'lose', times: 1 }],
  [
    'a spectator is glad with the winner',
    { type: 'gameWon', seats: [foe] },
    'spectator',
    { cue: 'win', times: 1 },
  ],
  ['a recovery is quiet', { type: 'recovered', seat: me }, me, undefined],
])('%s', (_what, event, viewer, sound) => {
  expect(soundOf(event, viewer)).toEqual(sound);
});

function moved(from: number, to: number): Event {
  return { type: 'moved', seat: me, from, to };
}
