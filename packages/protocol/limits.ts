/** How big things may be. Bytes are counted before anything is parsed, which bounds the depth of what is parsed too. */
export const LIMITS = {
  /** A message from a client, and the body of an HTTP request. */
  clientBytes: 16_384,
  /** A message from the server. */
  serverBytes: 1_048_576,
  /** The body of a request with a whole duel of the day, and how many entries that has. */
  duelBytes: 131_072,
  duel: 1_000,
  id: 64,
  name: 24,
  chat: 500,
  sentence: 1_000,
  seats: 16,
  /** Names of options, bots, questions, rules and versions. */
  word: 64,
  options: 64,
  events: 4_096,
  choices: 4_096,
  offers: 64,
  /** Answers that a seat may settle before it is asked. */
  planned: 16,
  page: 100,
  tokens: 20,
  blocks: 1_000,
  /** What a player who looks for a match would play instead. */
  wishes: 48,
} as const;
