import { registerCards } from '../effect.ts';
import { BASE_CARDS } from './base.ts';
import { DEMONOLOGY_SPELLS } from './black/demonology.ts';
import { DEMONOLOGY_TECH } from './black/demonologyTech.ts';
import { DISEASE_SPELLS } from './black/disease.ts';
import { DISEASE_TECH } from './black/diseaseTech.ts';
import { NECROMANCY_SPELLS } from './black/necromancy.ts';
import { NECROMANCY_TECH } from './black/necromancyTech.ts';
import { BLACK_STARTING } from './black/starting.ts';
import { LAW_SPELLS } from './blue/law.ts';
import { LAW_TECH } from './blue/lawTech.ts';
import { PEACE } from './blue/peace.ts';
import { BLUE_STARTING } from './blue/starting.ts';
import { TRUTH_SPELLS } from './blue/truth.ts';
import { TRUTH_TECH } from './blue/truthTech.ts';
import { BALANCE } from './green/balance.ts';
import { FERAL } from './green/feral.ts';
import { GROWTH } from './green/growth.ts';
import { GREEN_STARTING } from './green/starting.ts';
import { MAP_CARDS } from './maps.ts';
import { BASHING } from './neutral/bashing.ts';
import { FINESSE } from './neutral/finesse.ts';
import { NEUTRAL_STARTING } from './neutral/starting.ts';
import { FUTURE_SPELLS } from './purple/future.ts';
import { FUTURE_TECH } from './purple/futureTech.ts';
import { PAST_SPELLS } from './purple/past.ts';
import { PAST_TECH } from './purple/pastTech.ts';
import { PRESENT_SPELLS } from './purple/present.ts';
import { PRESENT_TECH } from './purple/presentTech.ts';
import { PURPLE_STARTING } from './purple/starting.ts';
import { ANARCHY } from './red/anarchy.ts';
import { BLOOD } from './red/blood.ts';
import { FIRE } from './red/fire.ts';
import { RED_STARTING } from './red/starting.ts';
import { TOKENS } from './tokens.ts';
import { DISCIPLINE_SPELLS } from './white/discipline.ts';
import { DISCIPLINE_TECH } from './white/disciplineTech.ts';
import { NINJUTSU_SPELLS } from './white/ninjutsu.ts';
import { NINJUTSU_TECH } from './white/ninjutsuTech.ts';
import { WHITE_STARTING } from './white/starting.ts';
import { STRENGTH_SPELLS } from './white/strength.ts';
import { STRENGTH_TECH } from './white/strengthTech.ts';

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
  LAW_SPELLS,
  LAW_TECH,
  PEACE,
  TRUTH_SPELLS,
  TRUTH_TECH,
  BLACK_STARTING,
  DEMONOLOGY_SPELLS,
  DEMONOLOGY_TECH,
  DISEASE_SPELLS,
  DISEASE_TECH,
  NECROMANCY_SPELLS,
  NECROMANCY_TECH,
  PURPLE_STARTING,
  PAST_SPELLS,
  PAST_TECH,
  PRESENT_SPELLS,
  PRESENT_TECH,
  FUTURE_SPELLS,
  FUTURE_TECH,
  WHITE_STARTING,
  DISCIPLINE_SPELLS,
  DISCIPLINE_TECH,
  NINJUTSU_SPELLS,
  NINJUTSU_TECH,
  STRENGTH_SPELLS,
  STRENGTH_TECH,
  MAP_CARDS,
])
  registerCards(table);
