/** When an ability card is lit. Those marked with `fight` come while an attack or a strike is under way. */
export const MOMENTS = [
  /** On its owner's turn, before the main action, which is still to come. */
  'startOfTurn',
  /** As its owner's main action. */
  'mainAction',
  /** Its owner's turn has come and should be spent recovering. */
  'recovering',
  /** Its owner has pushed. */
  'youPush',
  /** Its owner has attacked (fight). */
  'youAttack',
  /** Its owner has made a dashing strike (fight). */
  'youStrike',
  /** Its owner has to answer an attack (fight). */
  'attacked',
  /** Its owner has to answer a dashing strike (fight). */
  'struck',
  /** A team mate ahead has to answer, and its owner may dashing block for them (fight). */
  'allyThreatened',
  /** Its owner has blocked (fight). */
  'youBlock',
  /** An opponent has blocked its owner's attack or strike (fight). */
  'foeBlocks',
  /** An opponent has retreated from its owner's strike (fight). */
  'foeRetreats',
  /** Its owner has been hit and is not defeated. */
  'hit',
  /** An opponent has been defeated. */
  'foeFalls',
  /** An opponent has announced an ability. */
  'foeAnnounces',
  /** At the end of its owner's turn, before drawing. */
  'endOfTurn',
  /** At the end of an opponent's turn, before they draw. */
  'endOfFoeTurn',
  /** The last card has been drawn. */
  'timeOver',
  /** Never turned, always in force. */
  'always',
] as const;
export type Moment = (typeof MOMENTS)[number];
