import type { Migration } from '@riposte/kernel';
import type { CardId } from './ids.ts';

/** The heroes of rules 0.1.0. */
const FIRST_HEROES: readonly CardId[] = [
  'troq-bashar',
  'river-montoya',
  'captain-zane',
  'drakk-ramhorn',
  'jaina-stormborne',
  'master-midori',
  'calamandra-moss',
  'argagarg-garg',
];

/** How matches saved by older rules go on by these. */
export const MIGRATIONS: readonly Migration[] = [
  {
    // More colors came in. A match that was begun before goes on with the heroes there were.
    from: '0.1.0',
    to: '0.2.0',
    renamed: {},
    state: (old) => ({ ...old, roster: FIRST_HEROES }),
  },
];
