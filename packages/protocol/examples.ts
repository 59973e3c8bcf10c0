import { seat } from '@riposte/kernel';
import type { ClientMessage } from './clientMessage.ts';
import type { ServerMessage } from './serverMessage.ts';
import type { TableCard } from './tables.ts';
import { PROTOCOL } from './version.ts';

/** A message as it could be sent, and what is meant by it: the documents are made from these. */
export interface Example<Message> {
  readonly says: string;
  readonly message: Message;
}

const match = 'k3v9TQ2mXw7d';
const ann = { id: 'p1aZ', name: 'Ann', kind: 'member' } as const;
const ben = { id: 'p2bY', name: 'Ben', kind: 'guest' } as const;
const at = '2026-03-01T18:30:00.000Z';

const table: TableCard = {
  id: match,
  game: 'some-game',
  options: { edition: 'revised', mode: 'simple' },
  clock: { type: 'live', initial: 300_000, increment: 5_000 },
  visibility: 'public',
  status: 'running',
  host: ann.id,
  seats: [
    { seat: seat(0), player: ann },
    { seat: seat(1), player: ben },
  ],
  commitment: '5f9c4ab08cac7457e9111a30e4664920607ea2c115a1433d7be98e97e64244ca',
  drawOffers: [seat(1)],
  createdAt: at,
};

const view = { round: 1, spaces: [1, 12], hand: [5, 3, 3, 2, 1] };

/** One of each message a client may send. */
export const CLIENT_EXAMPLES: readonly Example<ClientMessage>[] = [
  {
    says: 'First of all, which protocol the client speaks.',
    message: { type: 'hello', protocol: PROTOCOL, client: 'example bot 1' },
  },
  {
    says: 'Ann watches the table from her seat. She has seen 41 updates and wants those after them.',
    message: { type: 'watch', request: 'r1', match, as: seat(0), since: 41 },
  },
  {
    says: 'She has seen enough of it.',
    message: { type: 'unwatch', request: 'r2', match, as: 'spectator' },
  },
  {
    says: 'She answers the question she was asked with one of its choices, word for word.',
    message: {
      type: 'choose',
      request: 'r3',
      match,
      decision: 'q7',
      choice: { type: 'move', card: 3, direction: 'forward' },
    },
  },
  {
    says: 'It is Ben’s turn, and she settles what she will answer when hers begins. Nobody is told; she may change it until then.',
    message: { type: 'plan', request: 'r3a', match, choices: [{ type: 'buy', card: 'lantern' }] },
  },
  {
    says: 'She takes her last choice back; `undo` said that she may.',
    message: { type: 'undo', request: 'r4', match, seq: 42 },
  },
  { says: 'She gives up.', message: { type: 'resign', request: 'r5', match } },
  { says: 'She offers a draw.', message: { type: 'offerDraw', request: 'r6', match } },
  {
    says: 'She takes the draw that was offered.',
    message: { type: 'answerDraw', request: 'r7', match, accept: true },
  },
  {
    says: 'She asks the others whether she may take her last choice back.',
    message: { type: 'takeback', request: 'r8', match, seq: 42 },
  },
  {
    says: 'She does not let another player take a choice back.',
    message: { type: 'answerTakeback', request: 'r9', match, accept: false },
  },
  {
    says: 'Ben has left; she lets a stand-in play on in that seat.',
    message: { type: 'handOver', request: 'r10', match, seat: seat(1) },
  },
  { says: 'She says something.', message: { type: 'chat', request: 'r11', match, text: 'Good luck!' } },
  { says: 'She is still there.', message: { type: 'ping', request: 'r12' } },
];

/** One of each message the server may send. */
export const SERVER_EXAMPLES: readonly Example<ServerMessage>[] = [
  {
    says: 'Who the client is taken for, and after how many silent milliseconds it is taken for gone.',
    message: { type: 'welcome', protocol: PROTOCOL, player: ann, silence: 60_000 },
  },
  {
    says: 'Ben has moved; it is Ann’s turn.',
    message: {
      type: 'update',
      match,
      as: seat(0),
      seq: 42,
      events: [{ type: 'moved', seat: 1, card: 4, direction: 'forward' }],
      view,
      decision: {
        id: 'q7',
        question: 'action',
        choices: [
          { type: 'move', card: 3, direction: 'forward' },
          { type: 'move', card: 3, direction: 'backward' },
        ],
      },
      offers: [],
      awaiting: [seat(0)],
      undo: false,
      clocks: { left: [241_300, 188_020], running: [seat(0)] },
    },
  },
  {
    says: 'What is so now. The events that led to it were made by older rules and cannot be told again.',
    message: {
      type: 'present',
      match,
      as: 'spectator',
      seq: 57,
      view: { round: 3, spaces: [4, 9] },
      offers: [],
      awaiting: [],
      undo: false,
      outcome: { places: [1, 2], scores: [3, 1] },
    },
  },
  {
    says: 'Ann has everything up to update 42; whatever follows is live.',
    message: { type: 'caughtUp', match, as: seat(0), seq: 42 },
  },
  { says: 'Ben has offered a draw.', message: { type: 'table', match, as: seat(0), seq: 43, table } },
  { says: 'What was asked is done and will not be lost.', message: { type: 'accepted', request: 'r3' } },
  {
    says: 'It is not done, and why.',
    message: {
      type: 'refused',
      request: 'r3',
      code: 'NOT_LISTED',
      text: 'You hold no 5.',
      rule: '5.1',
    },
  },
  {
    says: 'Ben says something.',
    message: { type: 'chat', match, id: 'c9', from: ben, text: 'And to you.', at },
  },
  {
    says: 'Both are there, and two watch.',
    message: { type: 'presence', match, here: [seat(0), seat(1)], spectators: 2 },
  },
  {
    says: 'The server stops; connect again and go on from the last update seen.',
    message: { type: 'closed', code: 'DRAINING', text: 'This server is about to stop; connect again.' },
  },
  { says: 'So is the server.', message: { type: 'pong', request: 'r12' } },
];
