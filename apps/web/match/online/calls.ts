import type { Seat } from '@riposte/kernel';
import {
  achievementsAnswer,
  blocksAnswer,
  type Clock,
  type CreateBody,
  chatAnswer,
  type Deed,
  dossierAnswer,
  gamesAnswer,
  invitationAnswer,
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
import type { Call } from './api.ts';

/** What a player wants to play, and how time is counted. */
export interface Wish {
  readonly game: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly clock: Clock;
  /** What would do as well, dearest first. */
  readonly or?: readonly Pick<Wish, 'options' | 'clock'>[];
}

/** Everything that is asked of the server besides the live channel. */
export const calls = {
  games: get('/games', gamesAnswer),
  me: get('/me', meSchema),
  guest: (name: string): Call<PlayerCard> => post('/guests', { name }, playerSchema),
  register: (given: { readonly email: string; readonly password: string }): Call<PlayerCard> =>
    post('/register', given, playerSchema),
  signIn: (given: { readonly email: string; readonly password: string }): Call<PlayerCard> =>
    post('/sign-in', given, playerSchema),
  signOut: { method: 'POST', path: '/sign-out' } satisfies Call<void>,
  rename: (name: string): Call<PlayerCard> => ({
    method: 'PATCH',
    path: '/me',
    body: { name },
    answer: playerSchema,
  }),

  service: get('/service', serviceSchema),
  changePassword: (given: { readonly password: string; readonly newPassword: string }): Call<void> => ({
    method: 'POST',
    path: '/me/password',
    body: given,
  }),
  forgotPassword: (email: string): Call<void> => ({
    method: 'POST',
    path: '/password/forgotten',
    body: { email },
  }),
  resetPassword: (given: { readonly token: string; readonly newPassword: string }) =>
    post('/password/reset', given, resetAnswer),
  askToVerify: { method: 'POST', path: '/me/email/verification' } satisfies Call<void>,
  verifyEmail: (token: string): Call<void> => ({ method: 'POST', path: '/email/verify', body: { token } }),
  sessions: get('/me/sessions', sessionsAnswer),
  /** One, or all but this. */
  endSession: (id?: string): Call<void> => ({
    method: 'DELETE',
    path: id === undefined ? '/me/sessions' : `/me/sessions/${id}`,
  }),
  erase: (password?: string): Call<void> => ({
    method: 'DELETE',
    path: '/me',
    body: { ...(password !== undefined && { password }) },
  }),

  tokens: get('/me/tokens', tokensAnswer),
  makeToken: (name: string) => post('/me/tokens', { name }, newTokenAnswer),
  revokeToken: (id: string): Call<void> => ({ method: 'DELETE', path: `/me/tokens/${id}` }),

  blocks: get('/me/blocks', blocksAnswer),
  block: (player: string): Call<void> => ({ method: 'PUT', path: `/me/blocks/${player}` }),
  unblock: (player: string): Call<void> => ({ method: 'DELETE', path: `/me/blocks/${player}` }),
  report: (line: string, why: string): Call<void> => ({
    method: 'POST',
    path: `/chat/${line}/report`,
    body: { why },
  }),

  reportPlayer: (player: string, table: string, why: string): Call<void> => ({
    method: 'POST',
    path: `/players/${player}/report`,
    body: { table, why },
  }),
  appeal: (text: string): Call<void> => ({ method: 'POST', path: '/me/appeal', body: { text } }),
  dropNotification: (id: string): Call<void> => ({ method: 'DELETE', path: `/me/notices/${id}` }),

  moderation: get('/moderation', moderationAnswer),
  dossier: (player: string) => get(`/moderation/players/${player}`, dossierAnswer),
  playersNamed: (name: string) => get(`/moderation/players?name=${encodeURIComponent(name)}`, playersAnswer),
  moderate: (deed: Deed): Call<void> => ({ method: 'POST', path: '/moderation', body: deed }),

  player: (id: string): Call<PlayerCard> => get(`/players/${id}`, playerSchema),
  tablesOf: (id: string, after?: string) =>
    get(`/players/${id}/tables${after === undefined ? '' : `?after=${after}`}`, tablesAnswer),
  resultsOf: (id: string, after?: string) =>
    get(`/players/${id}/results${after === undefined ? '' : `?after=${after}`}`, resultsAnswer),
  achievementsOf: (id: string) => get(`/players/${id}/achievements`, achievementsAnswer),

  openTables: (game: string) => get(`/tables?game=${game}`, tablesAnswer),
  runningTables: (game: string) => get(`/tables?game=${game}&status=running`, tablesAnswer),
  layTable: (wish: CreateBody): Call<TableCard> => post('/tables', wish, tableSchema),
  table: (id: string): Call<TableCard> => get(`/tables/${id}`, tableSchema),
  invitation: (id: string) => get(`/tables/${id}/invitation`, invitationAnswer),
  present: (id: string): Call<PresentAnswer> => get(`/tables/${id}/present`, presentAnswer),
  plan: (id: string): Call<Plan> => get(`/tables/${id}/plan`, planAnswer),
  sit: (id: string, seal: string, seat?: Seat): Call<TableCard> =>
    post(`/tables/${id}/seats`, { seal, ...(seat !== undefined && { seat }) }, tableSchema),
  showNonce: (id: string, nonce: string): Call<TableCard> =>
    post(`/tables/${id}/nonce`, { nonce }, tableSchema),
  askBot: (id: string, seat: Seat, bot: string): Call<TableCard> =>
    post(`/tables/${id}/bots`, { seat, bot }, tableSchema),
  leave: (id: string): Call<TableCard> => drop(`/tables/${id}/seats`),
  begin: (id: string): Call<TableCard> => bare('POST', `/tables/${id}/begin`),
  comeBack: (id: string): Call<TableCard> => bare('POST', `/tables/${id}/return`),
  closeTable: (id: string): Call<TableCard> => drop(`/tables/${id}`),
  rematch: (id: string): Call<TableCard> => bare('POST', `/tables/${id}/rematch`),
  chat: (id: string) => get(`/tables/${id}/chat`, chatAnswer),

  seek: (wish: Wish): Call<SeekState> => post('/seek', wish, seekAnswer),
  lookAtSeek: get('/seek', seekAnswer),
  stopSeeking: { method: 'DELETE', path: '/seek' } satisfies Call<void>,
} as const;

function get<Value>(path: string, answer: NonNullable<Call<Value>['answer']>): Call<Value> {
  return { method: 'GET', path, answer };
}

function post<Value>(path: string, body: object, answer: NonNullable<Call<Value>['answer']>): Call<Value> {
  return { method: 'POST', path, body, answer };
}

function bare(method: 'POST' | 'DELETE', path: string): Call<TableCard> {
  return { method, path, answer: tableSchema };
}

function drop(path: string): Call<TableCard> {
  return bare('DELETE', path);
}
