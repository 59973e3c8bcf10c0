/** How many days something is kept that goes by itself. The clean-up of the server and its page on privacy share them. */
export const KEPT_DAYS = {
  /** A session, and a guest without a token, after they were last used. */
  session: 90,
  /** A guest who was never at a table. */
  unseatedGuest: 7,
  /** A table that closed before its match began, with what was said there. */
  unbegunTable: 30,
  /** A name that its player gave up. */
  formerName: 30,
  /** Who watched which table, and from which network a player signed in. */
  visit: 30,
  network: 30,
  /** Reports that were looked at, and suspensions that are over, with their appeals. */
  report: 365,
  suspension: 365,
  /** What moderators did. */
  audit: 730,
} as const;

type Columns = Readonly<Record<string, string>>;

/**
 * All columns that keep something about a person, by the row of the privacy page that tells of them. A test compares
 * both lists with the database: a new column stands in one of them, or the test names it.
 */
export const PERSONAL_DATA = {
  name: {
    players: 'id name kind created_at erased_at leaving_until',
    names: 'key player_id until',
    notices: 'id player_id text at',
  },
  login: {
    users: 'id playerId name email emailVerified image isAnonymous createdAt updatedAt',
    accounts:
      'id userId accountId providerId accessToken refreshToken idToken accessTokenExpiresAt refreshTokenExpiresAt scope password createdAt updatedAt',
    passkeys: 'id userId name publicKey credentialID counter deviceType backedUp transports createdAt aaguid',
    verifications: 'id identifier value expiresAt createdAt updatedAt',
    attempts: 'key count until',
    tokens: 'id player_id name hash created_at used_at',
  },
  sessions: { sessions: 'id userId token expiresAt ipAddress userAgent createdAt updatedAt' },
  networks: {
    networks: 'player_id network seen_at',
    matches: 'site',
    analyses: 'asker site',
    duel_checks: 'asker site',
  },
  matches: {
    matches: 'creator terms match table_state result',
    seats: 'player_id nonce seal nonces',
    entries: 'entry at',
    checkpoints: 'match table_state',
    replays: 'text',
    analyses: 'asked_by asked_at result accuracies',
    vacations: 'id player_id since until until_at',
    hosts: 'player_id seen',
    active_seats: 'match_id player_id',
    results:
      'player_id match_id seat mode place is_drawn ended_by opponents duration has_stand_in accuracy ended_at',
    feats: 'player_id game results',
    seeks: 'player_id wish since until pair pair_until table_id also',
  },
  visits: { visits: 'match_id player_id at' },
  reminders: {
    contacts: 'id player_id kind address detail name created_at',
    reminders: 'id match_id seat since player_id due settled_at',
    deliveries: 'reminder_id contact_id due tries',
  },
  chat: { chat: 'id match_id player_id text at removed_at', blocks: 'player_id blocked_id' },
  reports: {
    reports: 'chat_id player_id why at settled_at',
    player_reports: 'player_id reported_id match_id why at settled_at',
  },
  suspensions: {
    suspensions: 'id player_id by_id since until told lifted_at',
    appeals: 'id suspension_id player_id text at answered_at is_granted answer',
    sign_offs: 'id deed player_id asked_by asked_at why told settled_at settled_by is_confirmed',
    mutes: 'player_id until why',
    barred_addresses: 'code until',
  },
  audit: {
    audit: 'id at moderator_id deed player_id chat_id note',
    moderators: 'player_id added_at added_by',
  },
} as const satisfies Readonly<Record<string, Columns>>;
export type PersonalTopic = keyof typeof PERSONAL_DATA;

/** Columns that tell nothing of a person. */
export const IMPERSONAL_DATA: Columns = {
  matches:
    'id game rules_version options visibility status seq heads deadline secret commitment created_at ended_at last_key is_sealed',
  seats: 'match_id seat bot',
  entries: 'match_id number key',
  checkpoints: 'match_id seq entries heads',
  replays: 'match_id sealed_at',
  analyses: 'match_id due tries held_by failure done_at turn',
  duel_checks: 'id game day attempt rules_version entries played turn asked_at due tries failure done_at',
  duels: 'game day attempt result scores played',
  histories: 'identity number id since',
  invitations: 'match_id key',
  modes: 'id game options clock',
  results: 'is_public rules_version',
  results_due: 'match_id tries',
  nodes: 'id beat rules stalled waiting',
  service_clock: 'the_one outage counted beat set_back forgiven forgiven_since unforgiven locked written',
};
