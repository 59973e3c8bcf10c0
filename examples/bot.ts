/** A bot that takes any choice: lays a table of a game, or sits down at one that is named, and plays to the end. */
import { randomBytes, randomInt } from 'node:crypto';

const { RIPOSTE_URL = '', RIPOSTE_TOKEN = '' } = process.env;
const headers = { authorization: `Bearer ${RIPOSTE_TOKEN}`, 'content-type': 'application/json' };

async function ask(method: string, path: string, body?: object) {
  const answer = await fetch(`${RIPOSTE_URL}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
  // 409: it is done already, because this bot sat here before.
  if (!answer.ok && answer.status !== 409) throw new Error(await answer.text());
  return JSON.parse(await answer.text());
}

const games: readonly string[] = (await ask('GET', '/games')).games.map(({ id }: { id: string }) => id);
const named = process.argv[2] ?? games[0] ?? '';
const match: string = games.includes(named)
  ? (await ask('POST', '/tables', { game: named, options: {} })).id
  : named;
console.log('table', match);
// The server has shown its commitment to the deck; only now is our part of the shuffle chosen.
await ask('POST', `/tables/${match}/seats`, { nonce: randomBytes(16).toString('hex') });
const { player } = await ask('GET', '/me');
const { seats } = await ask('GET', `/tables/${match}`);
const as = seats.findIndex((seat: { player?: { id: string } }) => seat.player?.id === player.id);

function connect(): void {
  const socket = new WebSocket(`${RIPOSTE_URL.replace('http', 'ws')}/api/v1/live`, { headers });
  const say = (message: object) => socket.send(JSON.stringify(message));
  socket.onopen = () => {
    say({ type: 'hello', protocol: 1, client: 'example bot' });
    say({ type: 'watch', request: 'watch', match, as });
  };
  socket.onmessage = ({ data }) => {
    const { type, code, table, decision } = JSON.parse(data);
    if (decision) {
      const choice = decision.choices[randomInt(decision.choices.length)];
      say({ type: 'choose', request: 'choose', match, decision: decision.id, choice });
    }
    if (table?.status === 'over') {
      console.log('over', table.by, table.outcome.places);
      process.exit();
    }
    if (type === 'refused' && ['TOO_MANY', 'BUSY'].includes(code)) socket.close();
  };
  // The server restarts, is busy, or the line broke: come back, and be told what is so now.
  socket.onclose = () => setTimeout(connect, 1_000);
}

connect();
