import { describe, expect, test } from 'vitest';
import { STORES } from '../testing/databases.ts';
import { API } from './app.ts';
import { type Client, NONCE, newGuest, newTable, serverOn } from './testServer.ts';

describe.each(STORES)('playing by HTTP, on $form', ({ open }) => {
  const server = serverOn(open);

  async function duel() {
    const [ann, ben] = [await newGuest(server, 'Ann'), await newGuest(server, 'Ben')];
    const table = await newTable(ann);
    for (const one of [ann, ben]) await one.ask('POST', `${API}/tables/${table}/seats`, { nonce: NONCE });
    return { ann, ben, path: `${API}/tables/${table}` };
  }

  const look = async (client: Client, path: string, query = '') =>
    (await client.ask('GET', `${path}/present${query}`)).data;

  test('a player who is asked sees the question from their own seat, answers it, and may repeat the answer', async () => {
    const { ann, ben, path } = await duel();
    const seen = [await look(ann, path), await look(ben, path)];
    expect(seen.map(({ present }) => present.as)).toEqual([0, 1]);
    const [asked] = seen[0].present.awaiting;
    const { id: decision, choices } = seen[asked].present.decision;
    const [mover, other] = asked === 0 ? [ann, ben] : [ben, ann];
    const body = { decision, choice: choices[0] };
    expect(await other.ask('POST', `${path}/choose`, body)).toMatchObject({ status: 409 });
    const done = await mover.ask('POST', `${path}/choose`, body);
    expect(done).toMatchObject({ status: 200, data: { seq: expect.any(Number) } });
    expect((await mover.ask('POST', `${path}/choose`, body)).data).toEqual(done.data);
    expect((await look(mover, path)).seq).toBe(done.data.seq);
  });

  test('a seat is seen by its player alone, and strangers see what spectators see', async () => {
    const { ann, ben, path } = await duel();
    expect(await ben.ask('GET', `${path}/present?as=0`)).toMatchObject({ status: 403 });
    expect(await ben.ask('GET', `${path}/present?as=7`)).toMatchObject({ status: 404 });
    expect(await ben.ask('GET', `${path}/present?as=nobody`)).toMatchObject({ status: 400 });
    const stranger = await newGuest(server, 'Cleo');
    const shown = await look(stranger, path);
    expect(shown.present.as).toBe('spectator');
    expect(shown).toEqual(await look(ann, path, '?as=spectator'));
    const body = { decision: shown.present.decision?.id ?? '0', choice: { type: 'move' } };
    expect(await stranger.ask('POST', `${path}/choose`, body)).toMatchObject({
      data: { code: 'NOT_SEATED' },
    });
  });

  test('who watches by HTTP can report who plays there, as who watches by the live channel can', async () => {
    const { ann, path } = await duel();
    const watcher = await newGuest(server, 'Cleo');
    const body = { table: path.split('/').at(-1), why: 'stalls' };
    const report = () => watcher.ask('POST', `${API}/players/${ann.id}/report`, body);
    expect((await report()).status).toBe(403);
    const { seq } = await look(watcher, path, '?after=1');
    expect(seq).toBeGreaterThan(1);
    expect((await report()).status).toBe(204);
  });

  test('a request that waits is answered as soon as something happens, and otherwise when its time is over', async () => {
    const { ann, ben, path } = await duel();
    const { seq, present } = await look(ann, path);
    const begun = performance.now();
    expect((await look(ann, path, `?after=${seq}&wait=1`)).seq).toBe(seq);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(1_000);
    const waiting = look(ann, path, `?after=${seq}&wait=25`);
    const [asked] = present.awaiting;
    const mover = asked === 0 ? ann : ben;
    const { decision } = (await look(mover, path)).present;
    await mover.ask('POST', `${path}/choose`, { decision: decision.id, choice: decision.choices[0] });
    expect((await waiting).seq).toBeGreaterThan(seq);
    expect(performance.now() - begun).toBeLessThan(20_000);
  });

  test('no request waits for a server that stops', async () => {
    const { ann, path } = await duel();
    const { seq } = await look(ann, path);
    const waiting = look(ann, path, `?after=${seq}&wait=25`);
    const begun = performance.now();
    server.mood.isDraining = true;
    expect((await waiting).seq).toBe(seq);
    server.mood.isDraining = false;
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});
