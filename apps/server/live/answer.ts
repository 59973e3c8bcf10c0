import { unreachable } from '@riposte/kernel';
import { type ClientMessage, type Result, refuse } from '@riposte/protocol';
import { say } from '../lobby/chat.ts';
import type { LobbyDatabase } from '../lobby/schema.ts';
import type { Matches } from '../matches/matches.ts';
import type { StoredPlayer } from '../store/players.ts';
import type { Rooms } from './rooms.ts';

/** What a client may ask of a match, from whichever viewpoint. */
export type LiveRequest = Exclude<ClientMessage, { readonly type: 'hello' | 'watch' | 'unwatch' | 'ping' }>;

export interface AnswerParts {
  readonly matches: Matches;
  readonly lobby: LobbyDatabase;
  readonly rooms: Rooms;
}

/** Does what was asked; it stands in the store before this resolves. */
export async function answer(
  { matches, lobby, rooms }: AnswerParts,
  player: StoredPlayer | undefined,
  asked: LiveRequest,
): Promise<Result<unknown>> {
  if (!player) return refuse('NOT_SIGNED_IN');
  const { match } = asked;
  switch (asked.type) {
    case 'choose':
      return matches.choose(match, player.id, asked);
    case 'plan':
      return matches.plan(match, player.id, asked.choices);
    case 'undo':
      return matches.undo(match, player.id, asked.seq);
    case 'resign':
      return matches.resign(match, player.id);
    case 'offerDraw':
      return matches.offerDraw(match, player.id);
    case 'answerDraw':
      return matches.answerDraw(match, player.id, asked.accept);
    case 'takeback':
      return matches.askTakeback(match, player.id, asked.seq);
    case 'answerTakeback':
      return matches.answerTakeback(match, player.id, asked.accept);
    case 'handOver':
      return matches.handOver(match, player.id, {
        seat: asked.seat,
        isAway: rooms.isAway(match, asked.seat),
      });
    case 'chat': {
      const line = await say(lobby, player, match, asked.text);
      if (line.ok) rooms.say(line.value);
      return line;
    }
    default:
      return unreachable(asked);
  }
}
