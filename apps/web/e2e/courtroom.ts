import { addModerator } from './database.ts';
import { Errands } from './errands.ts';
import type { Person } from './people.ts';

/** What a moderator has to look at: reports, an appeal, a ban that waits, and people who were suspended. */
export interface Courtroom {
  /** Who was reported. */
  readonly reported: string;
  readonly table: string;
}

interface Me {
  readonly id: string;
}

let emails = 0;

/** Makes a person a member. */
async function registers(errands: Errands): Promise<string> {
  emails += 1;
  const email = `court${emails}@riposte.example`;
  const { id } = await errands.ask<Me>('POST', '/register', { email, password: 'correct horse battery' });
  return id;
}

/** Fills the page of a moderator. The others come with browsers of their own. */
export async function fillCourtroom(
  database: string,
  game: string,
  [moderator, other, rude, hurt]: readonly [Person, Person, Person, Person],
): Promise<Courtroom> {
  const [mod, second, one, witness] = [
    await Errands.of(moderator),
    await Errands.of(other),
    await Errands.of(rude),
    await Errands.of(hurt),
  ];
  for (const errands of [mod, second]) await addModerator(database, await registers(errands));
  const [{ id: reported }, { id: suspended }] = [
    await one.ask<{ player: Me }>('GET', '/me').then(({ player }) => player),
    await witness.ask<{ player: Me }>('GET', '/me').then(({ player }) => player),
  ];
  const table = await one.laysTable(game, {}, 'public');
  await witness.sits(table);
  await one.tells(`/players/${suspended}/report`, { table, why: 'An insulting name.' });
  const told = 'Three insults in one evening, after two warnings.';
  await mod.tells('/moderation', { deed: 'suspended', player: suspended, days: 30, why: 'see log', told });
  await witness.tells('/me/appeal', { text: 'My brother wrote that. It will not happen again, I promise.' });
  await second.tells('/moderation', { deed: 'muted', player: reported, days: 7, why: 'Spam in the chat.' });
  await second.tells('/moderation', {
    deed: 'banned',
    player: reported,
    why: 'Bots under three names.',
    told: 'Bots in the place of a person.',
  });
  await witness.tells(`/players/${reported}/report`, {
    table,
    why: 'Stalls when losing, every single time.',
  });
  return { reported, table };
}
