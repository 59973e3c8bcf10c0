import type { ActionEntry, AttackRule, CardEntry, Cost, Face, Part } from './card.ts';

// Cards are written with the fields they need, and the rules read them a million times a second. A machine reads a
// field quickly where all objects have the same fields in the same order, so each is copied once onto a blank one.

type Blank<Full> = { readonly [Field in keyof Required<Full>]: undefined };

function shaped<Full>(blank: Blank<Full>, full: Full): Full {
  // A field that is there and undefined reads like one that is missing.
  return { ...blank, ...full } as Full;
}

const FACE: Blank<Face> = {
  triggers: undefined,
  actions: undefined,
  aura: undefined,
  lateAura: undefined,
  lastAura: undefined,
  lends: undefined,
  attack: undefined,
  answers: undefined,
};

const CARD: Blank<CardEntry> = {
  ...FACE,
  id: undefined,
  name: undefined,
  kind: undefined,
  color: undefined,
  spec: undefined,
  tech: undefined,
  cost: undefined,
  atk: undefined,
  hp: undefined,
  types: undefined,
  keywords: undefined,
  numbers: undefined,
  legendary: undefined,
  token: undefined,
  starting: undefined,
  ultimate: undefined,
  text: undefined,
  source: undefined,
  note: undefined,
  boost: undefined,
  ongoing: undefined,
  channeling: undefined,
  map: undefined,
  cast: undefined,
  playable: undefined,
  bands: undefined,
  maxLevel: undefined,
  grant: undefined,
  lifts: undefined,
  dooms: undefined,
  lasts: undefined,
  whileItLasts: undefined,
  recallsHeroes: undefined,
  castsAtOnce: undefined,
  hurriedBy: undefined,
  ownPrice: undefined,
  fading: undefined,
  forecast: undefined,
  madeUp: undefined,
};

const PART: Blank<Part> = {
  filter: undefined,
  targets: undefined,
  optional: undefined,
  isMust: undefined,
  hidden: undefined,
  bares: undefined,
  repeats: undefined,
  isSettled: undefined,
  most: undefined,
  asks: undefined,
  question: undefined,
  list: undefined,
  when: undefined,
  aims: undefined,
  run: undefined,
  also: undefined,
  missed: undefined,
};

const ATTACK_RULE: Blank<AttackRule> = {
  atk: undefined,
  ignores: undefined,
  unstoppable: undefined,
  touches: undefined,
  hides: undefined,
};

const ACTION: Blank<ActionEntry> = {
  name: undefined,
  cost: undefined,
  once: undefined,
  times: undefined,
  effect: undefined,
  when: undefined,
};

const COST: Blank<Cost> = {
  exhaust: undefined,
  gold: undefined,
  sacrifice: undefined,
  sacrifices: undefined,
  exhausts: undefined,
  discard: undefined,
  runes: undefined,
};

export function shapedCard(entry: CardEntry): CardEntry {
  return shaped(CARD, entry);
}

/** Only what a card or a band has as a face. */
export function shapedFace(face: Face): Face {
  const full: { readonly [Field in keyof Required<Face>]: Face[Field] | undefined } = {
    triggers: face.triggers,
    actions: face.actions,
    aura: face.aura,
    lateAura: face.lateAura,
    lastAura: face.lastAura,
    lends: face.lends,
    attack: face.attack,
    answers: face.answers,
  };
  return full as Face;
}

export function shapedPart(part: Part): Part {
  return shaped(PART, part);
}

export function shapedAttackRule(rule: AttackRule): AttackRule {
  return shaped(ATTACK_RULE, rule);
}

export function shapedAction(action: ActionEntry): ActionEntry {
  return shaped(ACTION, { ...action, cost: shaped(COST, action.cost) });
}
