import { type AnyChoice, History, makeDeal, seats, type Viewer } from '@riposte/kernel';
import { describe, expect, test } from 'vitest';
import { openLog } from './log.ts';
import { duel, duelOptions } from './testing/duel.ts';

function memory() {
  const lines: string[] = [];
  return { lines, stream: { write: (line: string) => void lines.push(line) } };
}

const SECRET = 'ab'.repeat(32);
const NONCES = ['0c'.repeat(16), '0d'.repeat(16)];

describe('the log', () => {
  test('a whole game thrown at it in every form leaves no card, choice, question or secret behind', () => {
    const { lines, stream } = memory();
    const log = openLog('debug', stream);
    const history = new History(duel, duelOptions({ mode: 'full' }), makeDeal(SECRET, NONCES));
    const said = new Set<string>();
    let moves = 0;
    for (; !history.outcome && moves < 2_000; moves += 1) {
      const one = seats(2).find((seat) => history.snapshot(seat).decision);
      const decision = one === undefined ? undefined : history.snapshot(one).decision;
      if (one === undefined || !decision) break;
      const choice = decision.choices[moves % decision.choices.length] as AnyChoice;
      for (const text of decision.choices.map((each) => JSON.stringify(each))) said.add(text);
      const letters = history.choose(one, decision.id, choice);
      const view = history.snapshot(one as Viewer).view;
      log.info({ match: 'm1', seat: one, choice, decision, view }, 'moved');
      log.debug({ letters, match: history.match, deal: history.deal }, 'delivered');
      log.child({ choice, nonces: NONCES, seat: one }).warn({ deep: { er: { view, state: 1 } } }, 'odd');
      log.error({ err: Object.assign(new Error('row'), { params: [view], detail: JSON.stringify(view) }) });
      log.info({ list: [{ choice }, { entries: history.entries }] });
    }
    expect(moves).toBeGreaterThan(20);
    const text = lines.join('');
    expect(lines.length).toBeGreaterThan(100);
    expect(text).toContain('"match":"m1"');
    expect(text).not.toContain(SECRET);
    for (const nonce of NONCES) expect(text).not.toContain(nonce);
    expect(text).not.toMatch(/"hand"|"fighters"|"unseen"|"card"|"random"|"choices"\s*:\s*\[/);
    for (const choice of said) expect(text).not.toContain(choice);
  });

  test('who can sign in with it is not written', () => {
    const { lines, stream } = memory();
    const log = openLog('info', stream);
    const hush = 'hush-hush';
    log.info({
      headers: { cookie: hush, authorization: `Bearer ${hush}`, 'Set-Cookie': hush },
      token: hush,
      sessionToken: hush,
      secret: hush,
      password: hush,
      email: hush,
      databaseUrl: hush,
      'Invitation-Key': hush,
      key: hush,
      deep: { deep: { deep: { deep: { deep: hush } } } },
    });
    const address = `/api/v1/x?token=${hush}`;
    const headers = { cookie: hush };
    log.info({ req: { raw: {}, log, method: 'GET', url: address, ip: '127.0.0.1', headers } });
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain(hush);
    expect(lines.join('')).toContain('"path":"/api/v1/x"');
  });

  test('an error keeps its sentence, its code and its cause, and nothing else', () => {
    const { lines, stream } = memory();
    const cause = Object.assign(new Error('no connection'), { code: 'ECONNREFUSED', password: 'hush' });
    openLog('info', stream).error({ err: new Error('cannot write', { cause }) }, 'failed');
    expect(lines.join('')).toMatch(/cannot write.*no connection.*ECONNREFUSED|ECONNREFUSED.*cannot write/);
    expect(lines.join('')).not.toContain('hush');
  });
});
