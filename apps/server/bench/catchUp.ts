import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { seat as toSeat } from '@riposte/kernel';
import { FORMS } from '../testing/forms.ts';
import { listening } from '../testing/liveNode.ts';
import { playLong } from '../testing/longMatch.ts';
import { type Held, heldBy } from '../testing/loopProbe.ts';
import { granted, presentOf, seated } from '../testing/tables.ts';
import { tell, tellFigure } from './figure.ts';
import type { CatchUp } from './spectators.ts';

// How long a catch-up holds the event loop of the node that this process is. The spectators are another process.

const LINES = 2_000;
const ROUNDS = 5;
/** So many notices are missed where a connection was lost for a moment. */
const MOMENT = 5;

const crowd = fork(fileURLToPath(new URL('./spectators.ts', import.meta.url)));
const [{ open }] = FORMS;
const service = await open();
const node = await listening(await service.node());
const { db, matches } = node;
const [anna, ben] = [await service.player('Anna'), await service.player('Ben')];
const id = await seated(matches, [anna, ben]);
await playLong(id, { db, lines: LINES });
const head = (await matches.lookups.heads([id])).get(id)?.at(-1) ?? 0;

tell(
  `catch-up: a match of ${LINES} lines and ${head} notices, the longest hold of the loop, the least of ${ROUNDS} rounds`,
);
// The first connection to a process sets up half the server; that is not what is measured here.
await spectators(1, head);
const all = () => spectators(1, 0);
const [cold, ...warm] = await rounds(all);
report('catch_up_block.cold', cold ? [cold] : []);
report('catch_up_block', warm);
report('catch_up_block.moment', await rounds(() => spectators(1, head - MOMENT)));
report('catch_up_block.ten', await rounds(() => spectators(10, head - MOMENT)));
report('catch_up_block.takeback', [await heldBy(takeBack)]);
granted(await matches.resign(id, anna.id));
report('catch_up_block.replay', await rounds(() => matches.lookups.replay(id)));
crowd.kill();
await node.close();
await service.close();
process.exit();

async function rounds(work: () => Promise<unknown>): Promise<readonly Held[]> {
  const held: Held[] = [];
  while (held.length < ROUNDS) held.push(await heldBy(work));
  return held;
}

async function spectators(count: number, since: number): Promise<void> {
  crowd.send({ url: node.socketUrl, match: id, since, count } satisfies CatchUp);
  const [notices] = (await once(crowd, 'message')) as [readonly number[]];
  if (notices.some((one) => one !== head - since))
    throw new Error(`${notices} notices came, not ${head - since}`);
}

async function takeBack(): Promise<void> {
  for (const [index, { id: player }] of [anna, ben].entries()) {
    const { seq } = await presentOf(matches, id, toSeat(index));
    const asked = await matches.askTakeback(id, player, seq);
    if (!asked.ok) continue;
    granted(await matches.answerTakeback(id, index === 0 ? ben.id : anna.id, true));
    return;
  }
}

/** Whatever else the machine does can only add to it. */
function report(name: string, held: readonly Held[]): void {
  tellFigure(name, Math.min(...held.map(({ wall }) => wall)), 'ms');
  tellFigure(`${name}.processor`, Math.min(...held.map(({ processor }) => processor)), 'ms');
}
