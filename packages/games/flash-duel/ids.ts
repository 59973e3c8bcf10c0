/**
 * The characters in the order of the rulebook, each with its ability cards. The names come first and the tables of
 * cards follow them: a card without an entry here, an entry without its card, and a misspelt name do not compile.
 */
const CHARACTER_ABILITIES = {
  grave: ['knowingTheOpponent', 'reversal', 'martialMastery'],
  jaina: ['chargedShot', 'smolderingEmbers', 'flameArrow'],
  midori: ['dragonForm', 'masterOfTwos', 'mentorsPatience'],
  setsuki: ['speedOfTheFox', 'bagOfTricks', 'esperDash'],
  rook: ['rockArmor', 'thunderclap', 'windmillCrusher'],
  degrey: ['spectralPush', 'pilebunker', 'troublesomeRhetoric'],
  valerie: ['suddenInspiration', 'greenEyesEpiphany', 'blueEyesEpiphany'],
  geiger: ['rewindTime', 'timeSpiral', 'researchAndDevelopment'],
  lum: ['pokerFlourish', 'rollTheDice', 'raiseTheStakes'],
  argagarg: ['pacifism', 'hexOfMurkwood', 'protectiveWard'],
  quince: ['hiddenAgenda', 'politicalProwess', 'patriotMirror'],
  onimaru: ['clockworkSoldier', 'wartimeTactics', 'pincerAttack'],
  troq: ['corneredPrey', 'giantGrowth', 'warStomp'],
  bbb: ['rocketPunch', 'steamVent', 'longRange'],
  menelker: ['bonecracker', 'intoOblivion', 'deathstrike'],
  gloria: ['sanctuary', 'healingTouch', 'bathedInMoonlight'],
  vendetta: ['surgicalStrike', 'acrobatics', 'stunLock'],
  persephone: ['dominance', 'beckon', 'onYourKnees'],
  gwen: ['shadowPlague', 'relentlessStrikes', 'shadowswarm'],
  zane: ['shoulderRam', 'landmine', 'maximumAnarchy'],
} as const;

/** RULES 20.4: what the Dragon chooses from. The Dragon is no character that players choose. */
const DRAGON_ABILITIES = [
  'deepBreath',
  'perfectCounter',
  'blackDiamondHide',
  'tailSweep',
  'wingGust',
  'terrifyingRoar',
  'devour',
  'ancientFury',
] as const;

/** The ability cards of each who has any. */
export const ABILITIES_OF = { ...CHARACTER_ABILITIES, dragon: DRAGON_ABILITIES } as const;

/** A character that players choose. */
export type CharacterId = keyof typeof CHARACTER_ABILITIES;
export const CHARACTER_IDS = Object.keys(CHARACTER_ABILITIES) as readonly CharacterId[];

/** Who has ability cards: the characters and the Dragon. */
export type OwnerId = keyof typeof ABILITIES_OF;
/** One of the ability cards that its owner has. */
export type AbilityId<Owner extends OwnerId = OwnerId> = (typeof ABILITIES_OF)[Owner][number];

/** Whether an ability card has this name, which may come from outside. */
export function isAbilityId(name: string): name is AbilityId {
  return Object.values<readonly string[]>(ABILITIES_OF).some((names) => names.includes(name));
}

/** RULES 16.2: who stands on the bridge, which may be a dummy. */
export type FigureId = OwnerId | 'dummy';

/** RULES 18.1: one end of the bridge and those who fight from it. */
export type Side = 0 | 1;
