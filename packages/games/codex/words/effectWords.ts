import type { Phrase } from '@riposte/kernel';
import type { Moment } from '../card.ts';

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
  exhausts: 'as it exhausted',
  attackHits: 'as an attack hit',
  spellPlayed: 'after a spell',
  endOfTurn: 'at the end of the turn',
};

/** Effects that are on no card. */
const OTHERS: Readonly<Record<string, string>> = {
  'slot.scavenger': 'the gold of a scavenger',
  'slot.technician': 'the card of a technician',
  'keyword.healing': 'healing',
  'keyword.ephemeral': 'ephemeral',
};

/** What set off a trigger, by the name of its effect: `crash-bomber.dies`, `captain-zane.6.maxLevel`. */
export function momentText(effect: string): string {
  const moment = effect.slice(effect.lastIndexOf('.') + 1);
  return OTHERS[effect] ?? MOMENTS[moment as Moment] ?? moment;
}

/** What a part of an effect asks for, by its name: the answer it receives. */
const PARTS: Readonly<Record<string, Phrase>> = {
  targetChosen: { text: 'Which target?', rule: '10.1' },
  targetsChosen: { text: 'Which target is next?', rule: '10.1' },
  firstChosen: { text: 'Which is the first?', rule: '11.1' },
  secondChosen: { text: 'Which is the second?', rule: '11.1' },
  heroChosen: { text: 'Which hero?', rule: '11.1' },
  preyChosen: { text: 'What is destroyed?', rule: '11.1' },
  destroyedChosen: { text: 'What is destroyed?', rule: '11.1' },
  returnedChosen: { text: 'What goes to its owner’s hand?', rule: '9.18' },
  takenChosen: { text: 'What do you take control of?', rule: '13.8' },
  sacrificeChosen: { text: 'What do you sacrifice?', rule: '9.8' },
  damagedChosen: { text: 'What takes the damage?', rule: '11.1' },
  repairedChosen: { text: 'What is repaired?', rule: '9.1' },
  buildingChosen: { text: 'Which building?', rule: '11.1' },
  workerChosen: { text: 'Whose worker is trashed?', rule: '4.2' },
  unitChosen: { text: 'Which unit comes into play?', rule: '5.12' },
  unitsChosen: { text: 'Which unit comes into play?', rule: '5.12' },
  putChosen: { text: 'Which unit comes into play?', rule: '5.12' },
  tigerChosen: { text: 'Which unit comes into play?', rule: '5.12' },
  fetchedChosen: { text: 'Which card do you take into your hand?', rule: '15.4' },
  spellChosen: { text: 'Which spell do you play?', rule: '5.5' },
  slotChosen: { text: 'Which slot does it move to?', rule: '8.10' },
  modeChosen: { text: 'Which of these?', rule: '11.9' },
};

export function partQuestion(step: string): Phrase | undefined {
  return PARTS[step];
}
