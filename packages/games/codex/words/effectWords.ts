import type { Phrase } from '@riposte/kernel';
import { entryOf } from '../catalogue.ts';
import type { CardId } from '../ids.ts';
import type { Moment } from '../moment.ts';

/** When a trigger speaks, said of the thing it belongs to. */
const MOMENTS: Readonly<Record<Moment, string>> = {
  arrives: 'as it arrived',
  otherArrives: 'as another arrived',
  attacks: 'as it attacked',
  afterAttack: 'after its attack',
  upkeep: 'in the upkeep',
  dies: 'as it died',
  unitDies: 'as a unit died',
  leaves: 'as it left play',
  maxLevel: 'at its maximum level',
  kills: 'as it killed',
  hurtsBuilding: 'as it hurt a building',
  hurtsBase: 'as it hurt a base',
  hitsUnit: 'as it hit a unit',
  exhausts: 'as it exhausted',
  attackHits: 'as an attack hit',
  spellPlayed: 'after a spell',
  endOfTurn: 'at the end of the turn',
  unitPlayed: 'after a unit was played',
  attacked: 'as it was attacked',
  played: 'as it was played from the hand',
  unitLeaves: 'as a unit left play',
  timeLost: 'as it lost a time rune',
  buildingHurt: 'as a building took damage',
};

/** Effects that are on no card. */
const OTHERS: Readonly<Record<string, string>> = {
  'slot.scavenger': 'the gold of a scavenger',
  'slot.technician': 'the card of a technician',
  'keyword.healing': 'healing',
  'keyword.ephemeral': 'ephemeral',
  'keyword.fading': 'fading',
  'keyword.faded': 'its last time rune was gone',
  'keyword.doomed': 'its time was over',
  'keyword.copied': 'it was a copy for the turn',
  'keyword.forecast': 'forecast',
};

/** RULES 14.41: the effect of a spell that was in the future. */
const CAST = 'cast';

/** What set off a trigger, by the name of its effect: `crash-bomber.dies`, `captain-zane.6.maxLevel`. */
export function momentText(effect: string): string {
  const moment = effect.slice(effect.lastIndexOf('.') + 1);
  if (moment === CAST) return 'as its time had come';
  return OTHERS[effect] ?? MOMENTS[moment as Moment] ?? moment;
}

/** What effects do that are on no card. */
const OTHERS_DO: Readonly<Record<string, string>> = {
  'slot.scavenger': 'Scavenger: its player gains 1 gold.',
  'slot.technician': 'Technician: its player draws a card.',
  'keyword.healing': 'Healing: damage is removed from friendly units and heroes.',
  'keyword.ephemeral': 'Ephemeral: it dies.',
  'keyword.fading': 'Fading: it loses a time rune.',
  'keyword.faded': 'Fading: its last time rune is gone, and it is sacrificed.',
  'keyword.doomed': 'What was given to it for a time ends, and it dies.',
  'keyword.forecast': 'Forecast: it loses a time rune.',
  'keyword.copied': 'It was a copy for the turn, and is trashed.',
};

/** The card that an effect is printed on, if any: `bloodlust.lent.endOfTurn` is on Bloodlust, whatever has it now. */
export function printedOn(effect: string): CardId | undefined {
  return effect in OTHERS_DO ? undefined : effect.slice(0, effect.indexOf('.'));
}

/** What an effect does, as its card says it; of a hero, as the band says it. */
export function effectText(effect: string): string {
  const card = printedOn(effect);
  if (card === undefined) return OTHERS_DO[effect] ?? '';
  const { text = '', bands } = entryOf(card);
  return bands?.find(({ from }) => effect.startsWith(`${card}.${from}.`))?.text ?? text;
}

/** What a part of an effect asks for, by its name: the answer it receives. */
const PARTS: Readonly<Record<string, Phrase>> = {
  targetChosen: { text: 'Which target?', rule: '10.1' },
  targetsChosen: { text: 'Which target is next?', rule: '10.1' },
  firstChosen: { text: 'Which is the first?', rule: '11.1' },
  secondChosen: { text: 'Which is the second?', rule: '11.1' },
  vowChosen: { text: 'Which vow binds you?', rule: '11.9' },
  mendedChosen: { text: 'What is repaired?', rule: '9.1' },
  upgradeChosen: { text: 'Which upgrade?', rule: '11.1' },
  giftChosen: { text: 'Who has it?', rule: '11.1' },
  heroChosen: { text: 'Which hero?', rule: '11.1' },
  disabledChosen: { text: 'What is disabled?', rule: '9.16' },
  preyChosen: { text: 'What is destroyed?', rule: '11.1' },
  destroyedChosen: { text: 'What is destroyed?', rule: '11.1' },
  returnedChosen: { text: 'What goes to its owner’s hand?', rule: '9.18' },
  takenChosen: { text: 'What do you take control of?', rule: '13.8' },
  sacrificeChosen: { text: 'What do you sacrifice?', rule: '9.8' },
  friendChosen: { text: 'Which unit of yours?', rule: '11.1' },
  foeChosen: { text: 'Which opposing unit?', rule: '11.1' },
  exhaustedChosen: { text: 'What do you exhaust?', rule: '7.1' },
  damagedChosen: { text: 'What takes the damage?', rule: '11.1' },
  repairedChosen: { text: 'What is repaired?', rule: '9.1' },
  buildingChosen: { text: 'Which building?', rule: '11.1' },
  workerChosen: { text: 'Whose worker is trashed?', rule: '4.2' },
  unitChosen: { text: 'Which unit comes into play?', rule: '5.12' },
  unitsChosen: { text: 'Which unit comes into play?', rule: '5.12' },
  putChosen: { text: 'Which unit comes into play?', rule: '5.12' },
  tigerChosen: { text: 'Which unit comes into play?', rule: '5.12' },
  fetchedChosen: { text: 'Which card do you take into your hand?', rule: '15.4' },
  buriedChosen: { text: 'Which buried unit do you play?', rule: '9.20' },
  playedChosen: { text: 'Which spell do you play?', rule: '5.26' },
  takenUnitChosen: { text: 'Which unit do you put into play?', rule: '15.9' },
  foundUnitChosen: { text: 'Which unit do you put into play?', rule: '15.9' },
  stoppedChosen: { text: 'Which building stops working?', rule: '6.16' },
  spellChosen: { text: 'Which spell do you play?', rule: '5.5' },
  slotChosen: { text: 'Which slot does it move to?', rule: '8.10' },
  lookChosen: { text: 'What do you look at?', rule: '15.3' },
  numberNamed: { text: 'Which number do you name?', rule: '11.9' },
  copiedChosen: { text: 'What is it a copy of?', rule: '13.9' },
  veiledChosen: { text: 'What is invisible?', rule: '14.14' },
  copyChosen: { text: 'Which becomes a copy?', rule: '13.9' },
  cardsChosen: { text: 'Which card is discarded?', rule: '15.7' },
  runeChosen: { text: 'What gets one more rune?', rule: '13.13' },
  tradedChosen: { text: 'Which card do you put on top of your draw pile?', rule: '15.8' },
  topChosen: { text: 'Do you play the top card?', rule: '5.12' },
  stingerChosen: { text: 'Which Stinger is sacrificed?', rule: '9.8' },
  timeChosen: { text: 'Which time runes change?', rule: '14.40' },
  restChosen: { text: 'Where does it go?', rule: '9.25' },
  comebackChosen: { text: 'Which comes back?', rule: '9.22' },
  jailChosen: { text: 'Which jail does it go to?', rule: '5.19' },
  modeChosen: { text: 'Which of these?', rule: '11.9' },
};

export function partQuestion(step: string): Phrase | undefined {
  return PARTS[step];
}
