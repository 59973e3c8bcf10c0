import { canonical } from '@riposte/kernel';
import { CHARACTER_IDS, type FigureId } from './ids.ts';
import type { SoloBot, State } from './state.ts';

/** A solo game as far as achievements care, and as far as it was played. */
export interface SoloResult {
  readonly bot: SoloBot;
  readonly character: FigureId;
  readonly won: boolean;
  /** For each round: whether it was won, and whether the player used an ability in it. */
  readonly rounds: readonly { readonly won: boolean; readonly usedAbility: boolean }[];
}

/** RULES 17: what can be achieved. */
export interface Achievement {
  readonly name: string;
  readonly points: number;
  readonly rule: string;
  isEarned(games: readonly SoloResult[]): boolean;
}

export const ACHIEVEMENTS: readonly Achievement[] = [
  { name: 'Initiation', points: 5, rule: '17.1', isEarned: (games) => rounds(games, 'dummy').some(unaided) },
  { name: 'First Win', points: 5, rule: '17.2', isEarned: (games) => wins(games, 'dummy').some(isUnaided) },
  { name: 'Stop the Rock', points: 10, rule: '17.3', isEarned: (games) => wins(games, 'rook').length > 0 },
  { name: 'Party of Three', points: 10, rule: '17.4', isEarned: (games) => winners(games, 'rook') >= 3 },
  {
    name: 'Rook Stomper',
    points: 15,
    rule: '17.5',
    isEarned: (games) => wins(games, 'rook').some(isUnaided),
  },
  { name: 'Dragon Blood', points: 20, rule: '17.6', isEarned: (games) => rounds(games, 'dragon').length > 0 },
  { name: 'Dragon Victory', points: 20, rule: '17.7', isEarned: (games) => wins(games, 'dragon').length > 0 },
  { name: 'Sad Dragon', points: 20, rule: '17.8', isEarned: (games) => winners(games, 'dragon') >= 3 },
  {
    name: 'Dragon Stomper',
    points: 25,
    rule: '17.9',
    isEarned: (games) => wins(games, 'dragon').some(isUnaided),
  },
  {
    name: 'Master Flash Dueler',
    points: 50,
    rule: '17.10',
    isEarned: (games) => winners(games, 'dragon') === CHARACTER_IDS.length,
  },
];

/** What a player has achieved with these games. */
export function earned(games: readonly SoloResult[]): readonly Achievement[] {
  return ACHIEVEMENTS.filter((achievement) => achievement.isEarned(games));
}

/**
 * As few games as earn the same: what was done in a game counts once, and so does each such game. A round that was lost
 * counts only where the game was won with the help of an ability. There are at most 11 of each bot and character.
 */
export function compact(games: readonly SoloResult[]): readonly SoloResult[] {
  const kept = new Map<string, SoloResult>();
  for (const { rounds, ...game } of games) {
    const kinds = (game.won ? ROUNDS_OF_WINS : ROUNDS_OF_LOSSES).filter((kind) =>
      rounds.some(({ won, usedAbility }) => won === kind.won && usedAbility === kind.usedAbility),
    );
    if (!game.won && kinds.length === 0) continue;
    const small = { ...game, rounds: kinds };
    kept.set(canonical(small), small);
  }
  return [...kept.values()];
}

/** What a solo game counts for; nothing for any other game. RULES 17.12: one that was given up, for its rounds. */
export function soloResultOf(state: State): SoloResult | undefined {
  const [player] = state.fighters;
  if (state.options.mode !== 'solo' || player?.character === undefined) return undefined;
  const won = state.stack.length === 0 && (state.tokens[0] ?? 0) > (state.tokens[1] ?? 0);
  const rounds = state.record.map(({ winner, usedAbility }) => ({
    won: winner === 0,
    usedAbility: usedAbility[0] === true,
  }));
  return { bot: state.options.bot, character: player.character, won, rounds };
}

/** What a round can count for in a game that was lost, or won. */
const ROUNDS_OF_LOSSES: SoloResult['rounds'] = [
  { won: true, usedAbility: false },
  { won: true, usedAbility: true },
];
const ROUNDS_OF_WINS = [...ROUNDS_OF_LOSSES, { won: false, usedAbility: true }];

function wins(games: readonly SoloResult[], bot: SoloBot): readonly SoloResult[] {
  return games.filter((game) => game.bot === bot && game.won);
}

function rounds(games: readonly SoloResult[], bot: SoloBot): readonly { readonly usedAbility: boolean }[] {
  return games.filter((game) => game.bot === bot).flatMap((game) => game.rounds.filter(({ won }) => won));
}

/** With how many characters a bot has been beaten. */
function winners(games: readonly SoloResult[], bot: SoloBot): number {
  return new Set(wins(games, bot).map(({ character }) => character)).size;
}

function unaided({ usedAbility }: { readonly usedAbility: boolean }): boolean {
  return !usedAbility;
}

function isUnaided(game: SoloResult): boolean {
  return game.rounds.every(unaided);
}
