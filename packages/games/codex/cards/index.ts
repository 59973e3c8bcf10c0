import { registerCards } from '../effect.ts';
import { BASE_CARDS } from './base.ts';
import { PEACE } from './blue/peace.ts';
import { BLUE_STARTING } from './blue/starting.ts';
import { BALANCE } from './green/balance.ts';
import { FERAL } from './green/feral.ts';
import { GROWTH } from './green/growth.ts';
import { GREEN_STARTING } from './green/starting.ts';
import { BASHING } from './neutral/bashing.ts';
import { FINESSE } from './neutral/finesse.ts';
import { NEUTRAL_STARTING } from './neutral/starting.ts';
import { ANARCHY } from './red/anarchy.ts';
import { BLOOD } from './red/blood.ts';
import { FIRE } from './red/fire.ts';
import { RED_STARTING } from './red/starting.ts';
import { TOKENS } from './tokens.ts';

// Loaded for what it does: it enters all cards into the catalogue, and their effects among the procedures.
for (const table of [
  BASE_CARDS,
  TOKENS,
  NEUTRAL_STARTING,
  BASHING,
  FINESSE,
  RED_STARTING,
  ANARCHY,
  BLOOD,
  FIRE,
  GREEN_STARTING,
  BALANCE,
  FERAL,
  GROWTH,
  BLUE_STARTING,
  PEACE,
])
  registerCards(table);
