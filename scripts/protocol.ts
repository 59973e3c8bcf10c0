import { readFileSync, writeFileSync } from 'node:fs';
import { CLIENT_EXAMPLES, CODES, type Example, LIMITS, PROTOCOL, SERVER_EXAMPLES } from '@riposte/protocol';

const FILE = new URL('../docs/protocol.md', import.meta.url);
const BOT = new URL('../examples/bot.ts', import.meta.url);

/** The live channel with an example of every message, as a page. */
export function protocolPage(): string {
  return [
    '# The live channel',
    '',
    'Made from the messages themselves by `npm run protocol`; a test fails when it is out of date. The schemas are in `packages/protocol`; everything beside the live channel is in [api.md](api.md).',
    '',
    ...HOW,
    '## What a client says',
    '',
    ...CLIENT_EXAMPLES.flatMap(section),
    '## What the server says',
    '',
    ...SERVER_EXAMPLES.flatMap(section),
    '## Refusals',
    '',
    'The same codes in `refused`, in `closed` and in every error of the HTTP API, there with this status. The sentence may be a better one; a program goes by the code.',
    '',
    '| code | HTTP | sentence |',
    '| --- | --- | --- |',
    ...Object.entries(CODES).map(([code, { status, text }]) => `| \`${code}\` | ${status} | ${text} |`),
    '',
    '## A bot',
    '',
    'In TypeScript, for Node 24 and nothing else. How to get a token, and how to run it: [api.md](api.md#a-program-plays).',
    '',
    '```ts',
    readFileSync(BOT, 'utf8').trimEnd(),
    '```',
    '',
  ].join('\n');
}

const HOW = [
  '## How it works',
  '',
  `A WebSocket at \`/api/v1/live\`, one JSON object in each text message, at most ${LIMITS.clientBytes.toLocaleString('en')} bytes from a client. This is version ${PROTOCOL} of the protocol.`,
  '',
  '**Who you are** is settled when the channel is opened: by the session cookie (then the page must be ours: `Origin` is checked), or by `Authorization: Bearer TOKEN`. Without either, a client may watch as a spectator.',
  '',
  '**First** comes `hello`. Then `watch` a table as `spectator` or as the seat you have; if you come to a private table by its link, with the `key` at its end ([api.md](api.md#private-tables)). The server answers `accepted`, then the table and the present of the game (or, with `since`, exactly the notices after that one), then `caughtUp`; what follows is live. Until then it may still be `refused`, with `BUSY`, where the store goes away in the middle: `watch` again from the last notice that came.',
  '',
  '**What a viewer is sent is numbered.** Such a message is a notice: `table` and `update` have a `seq` that counts what this viewer was sent, without gaps and without repeats, on whichever node they are. A client that reconnects says `since` with the last one it has seen and misses nothing. Where the way cannot be told any more, because the rules have changed since or the client has asked for more than its share, it gets `table` and `present`.',
  '',
  '**A database may lose what it said was stored**, when it is changed over to a standby that was behind, or restored from a backup. All channels are closed then (`CHANGED_OVER`). A match that goes on tells its viewers the `history` in which it does: say it with `since` from then on. A client that has seen what was lost is sent `table` and `present` as they are now, with a smaller `seq` perhaps, and `caughtUp` says how many of its notices are `lost`. Those who are awaited have the whole time again that they had when they were asked.',
  '',
  '**A question** is the `decision` of the last notice, with every legal choice; `offers` are questions that may be left alone. `choose` names the question by its id and repeats one of its choices word for word. `accepted` means that the choice is stored and will not be lost. Saying it again does no harm: so after a broken line say it again. `undo` and `takeback` name the last notice that was seen, for the same reason.',
  '',
  '**Every request** has a `request` of your choice, which comes back with `accepted` or `refused`. Requests about one table are done in the order in which they were sent. Where what becomes of one is not known within five seconds, it is `refused` with `BUSY`; it may still be done, and `accepted` may follow.',
  '',
  '**Clocks** are in milliseconds, as they stood when the notice was made. While the service is away no clock runs. Where a player by correspondence goes away for days (`awayUntil` of the seat), these are added to what they have left; the `table` that says so has the `clocks`, too.',
  '',
  '**Manners.** 20 messages a second, 60 at once, and 40 and 120 for all connections of a player; 64 places at a time; of what was missed 200 notices a second, 5,000 at once, for one player or the strangers of one address. In one match a seat may ask for 400 things beside its choices, and ask the others for a draw or a takeback three times between two choices: then comes `TOO_OFTEN`. A client that says nothing for as long as `welcome` tells is taken for gone: send `ping`. A client that does not read what it is sent is cut off. `closed` is the last word of the server: after `DRAINING` connect again, at once if you like. A new field in a message is no new version; ignore what you do not know.',
  '',
];

function section<Message extends { readonly type: string }>({ says, message }: Example<Message>): string[] {
  return [
    `### \`${message.type}\``,
    '',
    says,
    '',
    '```json',
    JSON.stringify(message, undefined, 2),
    '```',
    '',
  ];
}

if (import.meta.main) writeFileSync(FILE, protocolPage());
