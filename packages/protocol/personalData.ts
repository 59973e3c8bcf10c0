/** How many days something is kept that goes by itself. The clean-up of the server and its page on privacy share them. */
export const KEPT_DAYS = {
  /** A session, and a guest without a token, after they were last used. */
  session: 90,
  /** A guest who was never at a table. */
  unseatedGuest: 7,
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
