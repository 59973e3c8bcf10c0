import {
  type AnyChoice,
  type AnyGame,
  type AnyGuide,
  asAny,
  type Game,
  type Guide,
  type Paused,
  type Primer,
} from '@riposte/kernel';

/** A game on the shelf: known by name, fetched when it is played. */
export interface Shelved {
  readonly id: string;
  readonly name: string;
  rules(): Promise<AnyGame>;
  guide(): Promise<AnyGuide>;
  primer(): Promise<Primer<unknown>>;
}

/** Puts a game on the shelf: one line for each. The folder's modules export the game and its guide by default. */
export function shelve<State extends Paused<Choice>, Choice extends AnyChoice, Event, View, Options>(
  id: string,
  name: string,
  rules: () => Promise<{ readonly default: Game<State, Choice, Event, View, Options> }>,
  guide: () => Promise<{ readonly default: Guide<State, Choice, Event, View, Options> }>,
  primer?: () => Promise<{ readonly default: Primer<Options> }>,
): Shelved {
  return {
    id,
    name,
    rules: async () => asAny((await rules()).default),
    // As with games: what a guide speaks of comes from its own game.
    guide: async () => (await guide()).default as unknown as AnyGuide,
    primer: async () =>
      primer
        ? ((await primer()).default as Primer<unknown>)
        : () => [`How ${name} is played: npx riposte rules ${id}`],
  };
}
