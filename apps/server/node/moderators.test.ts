import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { giveName } from '../identity/names.ts';
import { withIdentity } from '../identity/schema.ts';
import { isModerator } from '../lobby/moderators.ts';
import { withLobby } from '../lobby/schema.ts';
import { addPlayer } from '../store/players.ts';
import { newDatabase } from '../testing/postgres.ts';
import { openStore } from './database.ts';
import { changeModerators } from './moderators.ts';

test('an operator names moderators by what they are called; the log says so', async () => {
  const database = await newDatabase('template');
  onTestFinished(() => database.drop());
  const config = readConfig([], { DATABASE_URL: database.url, RIPOSTE_SECRET: 's'.repeat(32) });
  if (!config.ok) throw new Error(config.faults.join(' '));
  const store = await openStore(config.value, () => {});
  const [moira, guest] = [
    await addPlayer(store.db, 'Moira', 'member'),
    await addPlayer(store.db, 'Guido', 'guest'),
  ];
  for (const { id, name } of [moira, guest]) await giveName(withIdentity(store.db), id, name);
  await store.close();

  expect(await changeModerators(config.value, 'list', '')).toEqual([
    expect.stringContaining('no moderators'),
  ]);
  expect(await changeModerators(config.value, 'add', 'moira')).toEqual(['Moira is a moderator now.']);
  expect(await changeModerators(config.value, 'add', moira.id)).toEqual(['Moira is a moderator already.']);
  expect(await changeModerators(config.value, 'list', '')).toEqual([`${moira.id}  Moira`]);
  await expect(changeModerators(config.value, 'add', 'Guido')).rejects.toThrow('needs an account');
  await expect(changeModerators(config.value, 'add', 'Nemo')).rejects.toThrow('No player is called Nemo');

  const again = await openStore(config.value, () => {});
  const db = withLobby(again.db);
  expect(await isModerator(db, [], moira)).toBe(true);
  const audit = await db.selectFrom('audit').select(['deed', 'moderator_id', 'player_id']).execute();
  await again.close();
  expect(audit).toEqual([{ deed: 'appointed', moderator_id: '', player_id: moira.id }]);
  expect(await changeModerators(config.value, 'remove', 'Moira')).toEqual([
    'Moira is no longer a moderator.',
  ]);
  expect(await changeModerators(config.value, 'remove', 'Moira')).toEqual(['Moira is not a moderator.']);
  const configured = { ...config.value, moderators: [moira.id] };
  expect(await changeModerators(configured, 'remove', 'Moira')).toEqual([
    'Moira is a moderator by configuration: take the id out of RIPOSTE_MODERATORS or --moderators.',
  ]);
});

test('the embedded database of a running server is left alone, and the operator told what to do', async () => {
  const data = mkdtempSync(join(tmpdir(), 'riposte-moderators-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const config = readConfig(['--data', data], {});
  if (!config.ok) throw new Error(config.faults.join(' '));
  const nowhere = changeModerators({ ...config.value, data: join(data, 'typo') }, 'list', '');
  await expect(nowhere).rejects.toThrow('There is no database in');
  expect(existsSync(join(data, 'typo'))).toBe(false);

  const store = await openStore(config.value, () => {});
  await expect(changeModerators(config.value, 'list', '')).rejects.toThrow(
    /stop it first, or start it with --moderators/i,
  );
  await store.close();
  expect(await changeModerators(config.value, 'list', '')).toEqual([
    expect.stringContaining('no moderators'),
  ]);
});
