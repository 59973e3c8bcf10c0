import { flashDuel, optionsOf, type State } from '@riposte/flash-duel';
import { dictatedRandom, fastRandom, isSame, leftOver, roll } from '@riposte/kernel';
import { type Duel, enumerate, type LegalMove, seatToMove } from './duel.ts';
import type { Ctx, Library } from './library.ts';
import { startMatch } from './match.ts';

/**
 * Plays random duels on boardgame.io and repeats them on the kernel, chance dictated to be the same. Throws unless
 * both tell the same at every decision, so that their speeds are speeds of the same game.
 */
export function checkAgreement(library: Library, games: number): { readonly decisions: number } {
  let decisions = 0;
  for (let number = 0; number < games; number++) {
    const played: string[] = [];
    try {
      playBoth(library, number, played);
    } catch (cause) {
      throw new Error(`Riposte and boardgame.io disagree in duel ${number} after: ${played.join(', ')}`, {
        cause,
      });
    }
    decisions += played.length;
  }
  return { decisions };
}

/** Plays one duel on both; `played` gets the moves as they are made. */
function playBoth(library: Library, number: number, played: string[]): void {
  const chooser = fastRandom(number);
  const match = startMatch(library, `agreement ${number}`);
  let theirs = match.look();
  const opening = [theirs.G.first, ...dealtIn(theirs.G)];
  let ours = flashDuel.setup(optionsOf({}), 2, dictatedRandom(opening)).state;
  for (;;) {
    const told = [tellOurs(ours), tellTheirs(theirs.G, theirs.ctx)];
    if (!isSame(told[0], told[1])) throw new Error(told.map((one) => JSON.stringify(one)).join('\n'));
    const [decision] = flashDuel.decisions(ours);
    if (!decision) return;

    const legal = enumerate(theirs.G, theirs.ctx);
    const chosen = legal[roll(chooser, legal.length)];
    if (!chosen) throw new Error('boardgame.io lists no legal move');
    const before = theirs.G;
    match.play(decision.seat, chosen);
    theirs = match.look();

    const name = nameOf(chosen);
    played.push(name);
    const choice = decision.choices.find((one) => Object.values(one).join(' ') === name);
    const random = dictatedRandom(drawnBy(chosen, before, theirs.G));
    const applied = flashDuel.apply({ ...ours, random }, decision.seat, choice);
    if (!applied.ok) throw new Error(applied.why.text);
    ours = applied.value.state;
  }
}

/** What a move drew, as the picks that make the kernel draw the same. */
function drawnBy({ move }: LegalMove, before: Duel, after: Duel): readonly number[] {
  if (after.round === before.round) return before.deck.slice(after.deck.length).reverse().map(pickOf);
  // A hit ends the round at once; else it was over because the pile had been drawn to its end.
  const drawn = move === 'takeHit' ? [] : before.deck.toReversed().map(pickOf);
  return [...drawn, ...dealtIn(after)];
}

/** The hands at the beginning of a round, as picks: who goes first draws first. */
function dealtIn({ hands, first }: Duel): readonly number[] {
  return [hands[first] ?? [], hands[1 - first] ?? []].flatMap((hand) =>
    hand.flatMap((count, pick) => Array.from({ length: count }, () => pick)),
  );
}

function pickOf(card: number): number {
  return card - 1;
}

function nameOf({ move, args }: LegalMove): string {
  return [move, ...args].join(' ');
}

/** All that can be told of a duel, in words of neither side. */
interface Telling {
  readonly tokens: readonly number[];
  readonly winner: number | undefined;
  /** Missing when the duel is over. */
  readonly duel?: {
    readonly round: number;
    readonly first: number;
    readonly seat: number;
    readonly choices: readonly string[];
    readonly spaces: readonly number[];
    readonly hands: readonly (readonly number[])[];
    readonly recovering: readonly boolean[];
    readonly drawPile: number;
    readonly discard: readonly number[];
  };
}

function tellOurs(state: State): Telling & { readonly undrawn: number } {
  const [decision] = flashDuel.decisions(state);
  const winner = flashDuel.outcome(state)?.places.indexOf(1);
  return {
    tokens: state.tokens,
    winner,
    // Chance that was dictated and not used: the kernel drew fewer cards than boardgame.io.
    undrawn: leftOver(state.random),
    ...(decision && {
      duel: {
        round: state.round,
        first: state.first,
        seat: decision.seat,
        choices: decision.choices.map((choice) => Object.values(choice).join(' ')),
        spaces: state.fighters.map(({ space }) => space),
        hands: state.fighters.map(({ hand }) => hand),
        recovering: state.fighters.map(({ recovering }) => recovering),
        drawPile: flashDuel.view(state, 'spectator').drawPile,
        discard: state.discard.map((count, index) => count + (state.played[index] ?? 0)),
      },
    }),
  };
}

function tellTheirs(G: Duel, ctx: Ctx): Telling & { readonly undrawn: number } {
  const over = ctx.gameover as { readonly winner: number } | undefined;
  return {
    tokens: G.tokens,
    winner: over?.winner,
    undrawn: 0,
    ...(!over && {
      duel: {
        round: G.round,
        first: G.first,
        seat: seatToMove(ctx),
        choices: enumerate(G, ctx).map(nameOf),
        spaces: G.spaces,
        hands: G.hands,
        recovering: G.recovering,
        drawPile: G.deck.length,
        discard: G.discard,
      },
    }),
  };
}
