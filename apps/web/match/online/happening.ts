import type { Viewer } from '@riposte/kernel';
import type { ClientMessage, Refusal, ServerMessage } from '@riposte/protocol';

/** What has a number and belongs to a viewer. */
export type NumberedNews = Extract<ServerMessage, { readonly type: 'update' | 'present' | 'table' }>;
/** What all at a table are told. */
export type Talk = Extract<ServerMessage, { readonly type: 'chat' | 'presence' }>;

type Unnamed<Message> = Message extends { readonly request: string } ? Omit<Message, 'request'> : never;
/** What may be asked about a table. */
export type TableRequest = Exclude<Unnamed<ClientMessage>, { readonly type: 'ping' | 'watch' | 'unwatch' }>;

/** A place from which a table is watched. */
export interface WatchPlace {
  readonly match: string;
  readonly as: Viewer;
}

/** The last news that were seen, in which history of the server's database, and by which key the table is opened. */
export interface LastSeen {
  readonly since?: number | undefined;
  readonly history?: string | undefined;
  readonly key?: string | undefined;
}

/** What may happen to a wire. */
export type Happening =
  | ({ readonly type: 'watch'; readonly place: WatchPlace } & LastSeen)
  | { readonly type: 'unwatch'; readonly place: WatchPlace }
  /** A page asks something, under a name of its own. */
  | { readonly type: 'ask'; readonly request: string; readonly asking: TableRequest }
  | { readonly type: 'opened' }
  /** The socket is gone; `chance`, from 0 to 1, spreads those who come back. */
  | { readonly type: 'closed'; readonly chance: number }
  | { readonly type: 'heard'; readonly message: ServerMessage }
  /** The network is back, the page is seen again, or the time of the next try has come. */
  | { readonly type: 'woke' }
  | { readonly type: 'offline' }
  /** Nobody has looked at this page for a while: it is not at its tables any more; and it is looked at again. */
  | { readonly type: 'unseen' }
  | { readonly type: 'seen' }
  /** Time to see whether the other end is there. */
  | { readonly type: 'tick' }
  /** Time to ask again what was put off. */
  | { readonly type: 'again' }
  /** We have become another player, which the server only learns on a new wire; or need a server with other rules. */
  | { readonly type: 'renew' }
  /** No page has needed it for a while. */
  | { readonly type: 'rest' };

/** What is to be done about it. */
export type TableEffect =
  | { readonly type: 'connect' }
  | { readonly type: 'hangUp' }
  | { readonly type: 'send'; readonly message: ClientMessage }
  | { readonly type: 'timer'; readonly which: 'woke' | 'tick' | 'again' | 'renew'; readonly after: number }
  | { readonly type: 'news'; readonly place: WatchPlace; readonly news: NumberedNews }
  /** All that was missed has been told; the database may have lost some of what was seen before. */
  | { readonly type: 'caughtUp'; readonly place: WatchPlace; readonly hasLost: boolean }
  | { readonly type: 'talk'; readonly talk: Talk }
  | { readonly type: 'answer'; readonly request: string; readonly refusal?: Refusal }
  /** A place cannot be watched any more. */
  | { readonly type: 'lost'; readonly place: WatchPlace; readonly refusal: Refusal };
