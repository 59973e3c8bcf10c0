import { SHELF } from '@riposte/shelf';
import { Errands } from './errands.ts';
import type { Person } from './people.ts';

/** A page that anybody can look at: its name, and how to get there. */
export interface Screen {
  readonly name: string;
  /** Whether it is like the page of another game, but for words. */
  readonly isAlike?: boolean;
  /** Whether it is a long text, whose colours are the same in every window. */
  readonly isText?: boolean;
  open(person: Person): Promise<void>;
}

/** The game that stands for all where any will do. */
const FIRST = SHELF[0]?.id ?? '';

/** Every page of the client besides the moments of a match, which the gallery has. */
export const SCREENS: readonly Screen[] = [
  at('home', '/'),
  at('today', '/today'),
  at('settings', '/settings'),
  at('about', '/about'),
  { ...at('terms', '/terms'), isText: true },
  { ...at('privacy', '/privacy'), isText: true },
  at('replays', '/replay'),
  at('record', '/record'),
  at('reset', '/reset'),
  at('verify', '/verify'),
  at('nowhere', '/nowhere'),
  ...SHELF.flatMap(({ id }, index) => screensOf(id, index === 0 ? '' : `${id}-`)),
  {
    name: 'table',
    async open(person) {
      const errands = await known(person);
      await person.opens(`/t/${await errands.laysTable(FIRST, {})}`);
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
    name: 'record-played',
    async open(person) {
      const errands = await known(person);
      await errands.playsMatch(FIRST, {});
      await person.opens('/record');
      await person.page.getByRole('heading', { name: 'How often you won' }).waitFor();
    },
  },
  {
    name: 'replay',
    async open(person) {
      const errands = await known(person);
      await person.opens(`/replay/t/${await errands.playsMatch(FIRST, {})}`);
    },
  },
];

/** The pages that every game has: its table and how one is set up are its own, the others are alike. */
function screensOf(game: string, prefix: string): readonly Screen[] {
  return ['rules', 'new', 'learn', 'play', 'friends', 'find', 'watch'].map((page) => ({
    ...at(`${prefix}${page}`, `/${page}/${game}`),
    isAlike: prefix !== '' && page !== 'new' && page !== 'play',
    isText: page === 'rules',
  }));
}

function at(name: string, path: string): Screen {
  return { name, open: (person) => person.opens(path) };
}

async function known(person: Person): Promise<Errands> {
  const errands = new Errands(person.context, person.house);
  await errands.becomes('Mira');
  return errands;
}
