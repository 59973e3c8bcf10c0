/** How much one client may ask of the live channel, and how long anything waits. Times are milliseconds. */
export interface LiveLimits {
  /** Messages a second of one channel in the long run, and how many may come at once. */
  readonly rate: number;
  readonly burst: number;
  /** The same for all channels of one player on one node. */
  readonly playerRate: number;
  readonly playerBurst: number;
  /** So many messages too many are refused politely; then the channel is closed. */
  readonly strikes: number;
  /** Requests of one channel that may be under way. */
  readonly waiting: number;
  /** Tables that one channel may watch. */
  readonly watches: number;
  /** Notices a second that are told again to one player, or one address, and how many at once; beyond that they are told the present. */
  readonly replayed: number;
  readonly replayBurst: number;
  /** The same for all together who do not sit at the table. */
  readonly replayedToAll: number;
  readonly replayBurstToAll: number;
  /** Channels of one player, and from one address, on one node. */
  readonly perPlayer: number;
  readonly perAddress: number;
  /** Connections a second that may be asked for from one address, and how many at once. */
  readonly knocks: number;
  readonly knockBurst: number;
  /** How long an address that asks more often waits until it is told so. */
  readonly knockWait: number;
  /** Bytes that may wait for a slow reader before it is cut off. */
  readonly buffered: number;
  /** A client that is silent for so long is taken for gone. */
  readonly silence: number;
  /** How often it is asked whether what opened a channel, a session or a token, still holds: with the bus, and without it. */
  readonly credentials: number;
  readonly credentialsAlone: number;
  /** How long the first word may take. */
  readonly hello: number;
  /** How often the heads of all watched matches are compared: with the bus, and without it. */
  readonly headCheck: number;
  readonly headCheckAlone: number;
  /** How long a notice that came too early waits for those before it. */
  readonly patience: number;
  /** How long clients have to take their leave when the server stops. */
  readonly farewell: number;
}

export const LIVE_LIMITS: LiveLimits = {
  rate: 20,
  burst: 60,
  playerRate: 40,
  playerBurst: 120,
  strikes: 30,
  waiting: 64,
  watches: 64,
  replayed: 200,
  replayBurst: 5_000,
  replayedToAll: 2_000,
  replayBurstToAll: 20_000,
  perPlayer: 20,
  perAddress: 200,
  knocks: 20,
  knockBurst: 500,
  knockWait: 1_000,
  buffered: 1_048_576,
  silence: 60_000,
  credentials: 60_000,
  credentialsAlone: 10_000,
  hello: 10_000,
  headCheck: 3_000,
  headCheckAlone: 250,
  patience: 25,
  farewell: 2_000,
};
