import { hastyBot, type Task, type Thought } from '@riposte/bots';
import { fastRandom, PLANNER } from '@riposte/kernel';
import { SHELF } from '@riposte/shelf';
import { expect, test, vi } from 'vitest';
import { dealHere, type LocalSave, LocalSession } from '../../match/local/localSession.ts';
import type { Loaded } from '../library.ts';

const SHELVED = SHELF.find(({ id }) => id === 'codex');
if (!SHELVED) throw new Error('Codex is not on the shelf');
const CODEX: Loaded = { game: await SHELVED.rules(), guide: await SHELVED.guide(), planner: PLANNER };
const { game } = CODEX;

const SAVE: LocalSave = {
  game: game.id,
  rulesVersion: game.rulesVersion,
  options: { game: 'basic', heroes: 'dealt' },
  deal: dealHere(2),
  entries: [],
  bots: [undefined, 'hasty'],
  sitters: [
    { name: 'Ann', kind: 'you' },
    { name: 'Bo', kind: 'bot' },
  ],
};

/** A bot that thinks only while it may. */
function heldMind() {
  const random = fastRandom(7);
  const waiting: (() => void)[] = [];
  const mind = {
    isHeld: false,
    async think(task: Task): Promise<Thought> {
      if (mind.isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
      return hastyBot.choose({ ...task, game, random });
    },
    close: () => {},
    letGo() {
      mind.isHeld = false;
      for (const go of waiting.splice(0)) go();
    },
  };
  return mind;
}

const questionOf = (session: LocalSession) => session.now().updates.at(-1)?.decision?.question;

/** Ann has had a turn, and Bo thinks. */
async function duringTheirTurn(keep: () => Promise<void> = async () => {}) {
  const kept: LocalSave[] = [];
  const mind = heldMind();
  const onChange = (save: LocalSave) => {
    kept.push(save);
    return keep();
  };
  const session = new LocalSession(CODEX, SAVE, { mind, onChange });
  await vi.waitFor(() => expect(questionOf(session)).toBe('main'));
  mind.isHeld = true;
  for (let turn = 0; questionOf(session) !== undefined && turn < 20; turn++) {
    const { id = '', choices = [] } = session.now().updates.at(-1)?.decision ?? {};
    // The last of the main phase is the patrol, and the last of a slot leaves it empty.
    const choice = choices.find(({ type }) => type === 'patrol') ?? choices.at(-1);
    if (choice) session.choose(id, choice);
  }
  return { session, mind, last: () => kept.at(-1) };
}

test('a plan is kept with the match, goes on with it, and is made a choice before anything is asked', async () => {
  const { session, last } = await duringTheirTurn();
  const { plan } = session.now();
  expect(plan).toMatchObject({ question: 'tech', planned: [] });
  const [one, two] = plan?.next ?? [];
  if (!one || !two) throw new Error('nothing can be planned');
  session.plan([two]);
  session.plan([one, two]);
  await vi.waitFor(() =>
    expect(session.now().plan).toEqual({ question: 'tech', planned: [one, two], next: [] }),
  );
  session.close();

  const save = structuredClone(last());
  if (!save) throw new Error('nothing was kept');
  expect(save.intention?.choices).toEqual([one, two]);
  const later: LocalSave[] = [];
  const mind = heldMind();
  mind.isHeld = true;
  const again = new LocalSession(CODEX, save, { mind, onChange: (next) => void later.push(next) });
  expect(again.now().plan?.planned).toEqual([one, two]);
  mind.letGo();
  await vi.waitFor(() => expect(questionOf(again)).toBe('main'));
  expect(again.now().plan).toBeUndefined();
  expect(later.at(-1)).not.toHaveProperty('intention');
  const mine = later.at(-1)?.entries.filter(({ seat }) => seat === 0);
  expect(mine?.slice(-2)).toMatchObject([{ choice: one }, { choice: two }]);
  again.close();
});

test('what cannot be planned is refused, and leaves the plan as it was', async () => {
  const { session } = await duringTheirTurn();
  const [one] = session.now().plan?.next ?? [];
  if (!one) throw new Error('nothing can be planned');
  session.plan([one]);
  session.plan([one, { type: 'no such choice' }]);
  await vi.waitFor(() =>
    expect(session.now()).toMatchObject({
      plan: { planned: [one] },
      refusal: { text: 'That cannot be planned.' },
    }),
  );
  session.plan([]);
  await vi.waitFor(() => expect(session.now().plan?.planned).toEqual([]));
  expect(session.now().refusal).toBeUndefined();
  session.close();
});

test('a plan is shown once it is kept, not before', async () => {
  let done = () => {};
  const { session } = await duringTheirTurn(() => new Promise((resolve) => (done = resolve)));
  const [one] = session.now().plan?.next ?? [];
  if (!one) throw new Error('nothing can be planned');
  session.plan([one]);
  await Promise.resolve();
  expect(session.now().plan?.planned).toEqual([]);
  done();
  await vi.waitFor(() => expect(session.now().plan?.planned).toEqual([one]));
  session.close();
});
