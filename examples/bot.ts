/** A bot that takes any choice: lays a table of a game, or sits down at one by its link or id, and plays to the end. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

// It gives up after RIPOSTE_WAIT seconds where too few players come.
const { RIPOSTE_URL = '', RIPOSTE_TOKEN = '', RIPOSTE_WAIT = '120' } = process.env;
const [, , asked = ''] = process.argv;
// The link to a private table ends with its key.
const [, linked = asked, key = ''] = /\/t\/([\w-]+)(?:\?key=([\w-]+))?/.exec(asked) ?? [];
const headers = {
  authorization: `Bearer ${RIPOSTE_TOKEN}`,
  'content-type': 'application/json',
  ...(key !== '' && { 'invitation-key': key }),
};

async function ask(method: string, path: string, body?: object) {
  const answer = await fetch(`${RIPOSTE_URL}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
  // 409: it is done already, because this bot sat here before.
  if (!answer.ok && answer.status !== 409) throw new Error(await answer.text());
  const [first = ''] = (await answer.text()).split('\n');
  return JSON.parse(first);
}

const games: readonly string[] = (await ask('GET', '/games')).games.map(({ id }: { id: string }) => id);
const named = linked || (games[0] ?? '');
const match: string = games.includes(named)
  ? (await ask('POST', '/tables', { game: named, options: {} })).id
  : named;
console.log('table', match);
// Our part of the shuffle is fixed by its hash now, and shown when all others are fixed, too.
const nonce = randomBytes(16).toString('hex');
const seal = createHash('sha256').update(`riposte seal 1\n${nonce}\n`).digest('hex');
await ask('POST', `/tables/${match}/seats`, { seal });
const { player } = await ask('GET', '/me');
interface Taken {
  readonly player?: { readonly id: string };
  readonly bot?: string;
}
const { seats, commitment } = await ask('GET', `/tables/${match}`);
const as = seats.findIndex((seat: Taken) => seat.player?.id === player.id);

const freeIn = (all: readonly Taken[]) => all.filter(({ player, bot }) => !player && !bot).length;
let wanted = freeIn(seats);
if (wanted > 0) console.log(`waiting for ${wanted} more of ${seats.length} players`);
const patience = setTimeout(() => {
  console.log(`gave up after ${RIPOSTE_WAIT} s: the table still wants ${wanted} of ${seats.length} players`);
  process.exit(1);
}, Number(RIPOSTE_WAIT) * 1_000);

function connect(): void {
  const socket = new WebSocket(`${RIPOSTE_URL.replace('http', 'ws')}/api/v1/live`, { headers });
  const say = (message: object) => socket.send(JSON.stringify(message));
  socket.onopen = () => {
    say({ type: 'hello', protocol: 1, client: 'example bot' });
    say({ type: 'watch', request: 'watch', match, as });
  };
  socket.onmessage = async ({ data }) => {
    const { type, code, table, decision } = JSON.parse(data);
    if (table) wanted = freeIn(table.seats);
    if (wanted === 0) clearTimeout(patience);
    if (table?.dealing?.seals[as] === seal && table.commitment === commitment) {
      await ask('POST', `/tables/${match}/nonce`, { nonce });
    }
    if (decision) {
      const choice = decision.choices[randomInt(decision.choices.length)];
      say({ type: 'choose', request: 'choose', match, decision: decision.id, choice });
    }
    if (table?.status === 'over') {
      const { deal } = await ask('GET', `/tables/${match}/replay`);
      console.log('dealt with our nonce:', deal.nonces[as] === nonce && deal.commitment === commitment);
      console.log('over', table.by, table.outcome.places);
      process.exit();
    }
    if (type === 'refused' && ['TOO_MANY', 'BUSY', 'OTHER_RULES'].includes(code)) socket.close();
  };
  // The server restarts, is busy, or the line broke: come back, and be told what is so now.
  socket.onclose = () => setTimeout(connect, 1_000);
}

connect();
