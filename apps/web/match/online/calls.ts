import type { Seat } from '@riposte/kernel';
import {
  achievementsAnswer,
  blocksAnswer,
  type ClockSettings,
  type CreateBody,
  chatAnswer,
  dossierAnswer,
  gamesAnswer,
  invitationAnswer,
  type ModerationDeed,
  meSchema,
  moderationAnswer,
  newTokenAnswer,
  type Plan,
  type PlayerCard,
  type PresentAnswer,
  planAnswer,
  playerSchema,
  playersAnswer,
  presentAnswer,
  resetAnswer,
  resultsAnswer,
  type SeekState,
  seekAnswer,
  serviceSchema,
  sessionsAnswer,
  type TableCard,
  tableSchema,
  tablesAnswer,
  tokensAnswer,
} from '@riposte/protocol';
import type { ApiCall } from './api.ts';

/** What a player wants to play, and how time is counted. */
export interface MatchWish {
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly clock: ClockSettings;
  /** What would do as well, dearest first. */
  readonly or?: readonly Pick<MatchWish, 'options' | 'clock'>[];
}

/** Everything that is asked of the server besides the live channel. */
export const calls = {
  games: get('/games', gamesAnswer),
  me: get('/me', meSchema),
  guest: (name: string): ApiCall<PlayerCard> => post('/guests', { name }, playerSchema),
  register: (given: { readonly email: string; readonly password: string }): ApiCall<PlayerCard> =>
    post('/register', given, playerSchema),
  signIn: (given: { readonly email: string; readonly password: string }): ApiCall<PlayerCard> =>
    post('/sign-in', given, playerSchema),
  signOut: { method: 'POST', path: '/sign-out' } satisfies ApiCall<void>,
  rename: (name: string): ApiCall<PlayerCard> => ({
    method: 'PATCH',
    path: '/me',
    body: { name },
    answer: playerSchema,
  }),

  service: get('/service', serviceSchema),
  changePassword: (given: { readonly password: string; readonly newPassword: string }): ApiCall<void> => ({
    method: 'POST',
    path: '/me/password',
    body: given,
  }),
  forgotPassword: (email: string): ApiCall<void> => ({
    method: 'POST',
    path: '/password/forgotten',
    body: { email },
  }),
  resetPassword: (given: { readonly token: string; readonly newPassword: string }) =>
    post('/password/reset', given, resetAnswer),
  askToVerify: { method: 'POST', path: '/me/email/verification' } satisfies ApiCall<void>,
  verifyEmail: (token: string): ApiCall<void> => ({ method: 'POST', path: '/email/verify', body: { token } }),
  sessions: get('/me/sessions', sessionsAnswer),
  /** One, or all but this. */
  endSession: (id?: string): ApiCall<void> => ({
    method: 'DELETE',
    path: id === undefined ? '/me/sessions' : `/me/sessions/${id}`,
  }),
  erase: (password?: string): ApiCall<void> => ({
    method: 'DELETE',
    path: '/me',
    body: { ...(password !== undefined && { password }) },
  }),

  tokens: get('/me/tokens', tokensAnswer),
  makeToken: (name: string) => post('/me/tokens', { name }, newTokenAnswer),
  revokeToken: (id: string): ApiCall<void> => ({ method: 'DELETE', path: `/me/tokens/${id}` }),

  blocks: get('/me/blocks', blocksAnswer),
  block: (player: string): ApiCall<void> => ({ method: 'PUT', path: `/me/blocks/${player}` }),
  unblock: (player: string): ApiCall<void> => ({ method: 'DELETE', path: `/me/blocks/${player}` }),
  report: (line: string, why: string): ApiCall<void> => ({
    method: 'POST',
    path: `/chat/${line}/report`,
    body: { why },
  }),

  reportPlayer: (player: string, table: string, why: string): ApiCall<void> => ({
    method: 'POST',
    path: `/players/${player}/report`,
    body: { table, why },
  }),
  appeal: (text: string): ApiCall<void> => ({ method: 'POST', path: '/me/appeal', body: { text } }),
  dropNotification: (id: string): ApiCall<void> => ({ method: 'DELETE', path: `/me/notices/${id}` }),

  moderation: get('/moderation', moderationAnswer),
  dossier: (player: string) => get(`/moderation/players/${player}`, dossierAnswer),
  playersNamed: (name: string) => get(`/moderation/players?name=${encodeURIComponent(name)}`, playersAnswer),
  moderate: (deed: ModerationDeed): ApiCall<void> => ({ method: 'POST', path: '/moderation', body: deed }),

  player: (id: string): ApiCall<PlayerCard> => get(`/players/${id}`, playerSchema),
  tablesOf: (id: string, after?: string) =>
    get(`/players/${id}/tables${after === undefined ? '' : `?after=${after}`}`, tablesAnswer),
  resultsOf: (id: string, after?: string) =>
    get(`/players/${id}/results${after === undefined ? '' : `?after=${after}`}`, resultsAnswer),
  achievementsOf: (id: string) => get(`/players/${id}/achievements`, achievementsAnswer),

  openTables: (game: string) => get(`/tables?game=${game}`, tablesAnswer),
  runningTables: (game: string) => get(`/tables?game=${game}&status=running`, tablesAnswer),
  layTable: (wish: CreateBody): ApiCall<TableCard> => post('/tables', wish, tableSchema),
  table: (id: string): ApiCall<TableCard> => get(`/tables/${id}`, tableSchema),
  invitation: (id: string) => get(`/tables/${id}/invitation`, invitationAnswer),
  present: (id: string): ApiCall<PresentAnswer> => get(`/tables/${id}/present`, presentAnswer),
  plan: (id: string): ApiCall<Plan> => get(`/tables/${id}/plan`, planAnswer),
  sit: (id: string, seal: string, seat?: Seat): ApiCall<TableCard> =>
    post(`/tables/${id}/seats`, { seal, ...(seat !== undefined && { seat }) }, tableSchema),
  showNonce: (id: string, nonce: string): ApiCall<TableCard> =>
    post(`/tables/${id}/nonce`, { nonce }, tableSchema),
  askBot: (id: string, seat: Seat, bot: string): ApiCall<TableCard> =>
    post(`/tables/${id}/bots`, { seat, bot }, tableSchema),
  leave: (id: string): ApiCall<TableCard> => drop(`/tables/${id}/seats`),
  begin: (id: string): ApiCall<TableCard> => bare('POST', `/tables/${id}/begin`),
  comeBack: (id: string): ApiCall<TableCard> => bare('POST', `/tables/${id}/return`),
  closeTable: (id: string): ApiCall<TableCard> => drop(`/tables/${id}`),
  rematch: (id: string): ApiCall<TableCard> => bare('POST', `/tables/${id}/rematch`),
  chat: (id: string) => get(`/tables/${id}/chat`, chatAnswer),

  seek: (wish: MatchWish): ApiCall<SeekState> => post('/seek', wish, seekAnswer),
  lookAtSeek: get('/seek', seekAnswer),
  stopSeeking: { method: 'DELETE', path: '/seek' } satisfies ApiCall<void>,
} as const;

function get<Value>(path: string, answer: NonNullable<ApiCall<Value>['answer']>): ApiCall<Value> {
  return { method: 'GET', path, answer };
}

function post<Value>(
  path: string,
  body: object,
  answer: NonNullable<ApiCall<Value>['answer']>,
): ApiCall<Value> {
  return { method: 'POST', path, body, answer };
}

function bare(method: 'POST' | 'DELETE', path: string): ApiCall<TableCard> {
  return { method, path, answer: tableSchema };
}

function drop(path: string): ApiCall<TableCard> {
  return bare('DELETE', path);
}
