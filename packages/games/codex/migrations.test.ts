import { Authority, fastRandom, formatSave, parseSave } from '@riposte/kernel';
import { expect, test } from 'vitest';
import { codex } from './index.ts';

test('2.1 a match that was begun by rules 0.1.0 goes on with the heroes there were', () => {
  const { match } = new Authority(codex).start({ game: 'standard', heroes: 'chosen' }, fastRandom(1));
  const loaded = parseSave(codex, formatSave({ ...match, rulesVersion: '0.1.0' }));
  if (!loaded.ok) throw new Error(loaded.why.text);
  const { rulesVersion, state } = loaded.value;
  expect(rulesVersion).toBe(codex.rulesVersion);
  const heroes = codex.decisions(state)[0]?.choices.map((choice) => (choice as { hero: string }).hero);
  expect(heroes).toHaveLength(8);
  expect(heroes).toContain('argagarg-garg');
  expect(heroes).not.toContain('bigby-hayes');
});
