import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Plan, PresentAnswer } from '@riposte/protocol';
import { expect, test } from 'vitest';
import { OwnNode } from '../faults/ownNode.ts';
import { GAMES } from '../games.ts';
import { withIdentity } from '../identity/schema.ts';
import { addToken } from '../identity/tokens.ts';
import { openDatabase } from '../store/database.ts';
import { addPlayer } from '../store/players.ts';
import { OPENING } from '../testing/databases.ts';
import { someNonce } from '../testing/forms.ts';
import { newDatabase } from '../testing/postgres.ts';
import { granted } from '../testing/tables.ts';
import { readLog } from './archive.ts';

test(
  'a node is killed with -9 before a plan is due, and as it is due: it is kept, and done',
  async () => {
    const game = GAMES.find(({ plannable }) => plannable !== undefined);
    if (!game) throw new Error('there is a game on the shelf in which something can be planned');
    const folder = mkdtempSync(join(tmpdir(), 'riposte-plan-'));
    const { url, drop } = await newDatabase('template');
    const db = await openDatabase({ url, connections: 2 });
    const node = await OwnNode.open('node', folder, { database: url });
    try {
      const people = await Promise.all(['Ann', 'Ben'].map((name) => addPlayer(db, name, 'guest')));
      const tokens = await Promise.all(
        people.map(async (player) => granted(await addToken(withIdentity(db), player, 'test')).token),
      );
      const ask = async <Answer>(
        who: number,
        method: string,
        path: string,
        body?: unknown,
      ): Promise<Answer> => {
        const answer = await fetch(`${node.url}/api/v1${path}`, {
          method,
          headers: { authorization: `Bearer ${tokens[who]}`, 'content-type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${path}: ${text}`);
        return JSON.parse(text) as Answer;
      };
      const { id } = await ask<{ id: string }>(0, 'POST', '/tables', { game: game.id });
      for (const index of [0, 1])
        await ask(index, 'POST', `/tables/${id}/seats`, { seat: index, nonce: someNonce() });
      const presentFor = (who: number) => ask<PresentAnswer>(who, 'GET', `/tables/${id}/present`);
      const planFor = (who: number) => ask<Plan>(who, 'GET', `/tables/${id}/plan`);
      /** A seat that is asked answers with its first choice; gives the seat. */
      const step = async (): Promise<number> => {
        const who = (await presentFor(0)).present?.awaiting[0] ?? 0;
        const decision = (await presentFor(who)).present?.decision;
        await ask(who, 'POST', `/tables/${id}/choose`, {
          decision: decision?.id,
          choice: decision?.choices[0],
        });
        return who;
      };
      let planner = -1;
      while (planner < 0) {
        const waiting = 1 - (await step());
        const { present } = await presentFor(waiting);
        if (!present?.decision && (await planFor(waiting)).next.length > 1) planner = waiting;
      }
      const { next, question } = await planFor(planner);
      const choices = [next.at(-1), next.at(-1)].filter((one) => one !== undefined);
      const plan = await ask<Plan>(planner, 'PUT', `/tables/${id}/plan`, { choices: choices.slice(0, 1) });
      await node.kill();
      await node.start();
      expect(await planFor(planner)).toEqual(plan);
      await ask(planner, 'PUT', `/tables/${id}/plan`, { choices });
      // The other seat plays until the planner's question is put, and the node dies with every answer.
      for (;;) {
        const { present } = await presentFor(1 - planner);
        if (!present?.awaiting.includes((1 - planner) as never)) break;
        await step();
        await node.kill();
        await node.start();
      }
      // Whatever was done before the node died, the plan is carried out once, and the next question is another.
      let asked = (await presentFor(planner)).present?.decision?.question;
      for (let tries = 0; (asked === undefined || asked === question) && tries < 200; tries++) {
        await wait(100);
        asked = (await presentFor(planner)).present?.decision?.question;
      }
      expect(asked).not.toBe(question);
      const { seq } = await db
        .selectFrom('matches')
        .select('seq')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const made = (await readLog(db, id, 0, seq)).flatMap(({ line }) =>
        line.type === 'choice' && line.seat === planner ? [line.choice] : [],
      );
      expect(made.slice(-choices.length)).toEqual(choices);
    } finally {
      await node.kill();
      await db.destroy();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  OPENING,
);
