import { Errands } from './errands.ts';
import type { Person } from './people.ts';

/** A page that anybody can look at: its name, and how to get there. */
export interface Screen {
  readonly name: string;
  open(person: Person): Promise<void>;
}

/** Every page of the client besides the moments of a match, which the gallery has. */
export const SCREENS: readonly Screen[] = [
  at('home', '/'),
  at('settings', '/settings'),
  at('about', '/about'),
  at('rules', '/rules/flash-duel'),
  at('new', '/new/flash-duel'),
  at('learn', '/learn/flash-duel'),
  at('play', '/play/flash-duel'),
  at('friends', '/friends/flash-duel'),
  at('find', '/find/flash-duel'),
  at('watch', '/watch/flash-duel'),
  at('replays', '/replay'),
  at('nowhere', '/nowhere'),
  {
    name: 'table',
    async open(person) {
      const errands = await known(person);
      await person.opens(`/t/${await errands.laysTable({ mode: 'betrayal' })}`);
    },
  },
  {
    name: 'me',
    async open(person) {
      await known(person);
      await person.opens('/me');
    },
  },
  {
    name: 'replay',
    async open(person) {
      const errands = await known(person);
      await person.opens(`/replay/t/${await errands.playsMatch({ mode: 'simple' })}`);
    },
  },
];

function at(name: string, path: string): Screen {
  return { name, open: (person) => person.opens(path) };
}

async function known(person: Person): Promise<Errands> {
  const errands = new Errands(person.context, person.house);
  await errands.becomes('Mira');
  return errands;
}
