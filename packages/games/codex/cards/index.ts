import { registerCards } from '../effect.ts';
import { BASE_CARDS } from './base.ts';
import { BASHING } from './neutral/bashing.ts';
import { FINESSE } from './neutral/finesse.ts';
import { NEUTRAL_STARTING } from './neutral/starting.ts';
import { TOKENS } from './tokens.ts';

// Loaded for what it does: it enters all cards into the catalogue, and their effects among the procedures.
for (const table of [BASE_CARDS, TOKENS, NEUTRAL_STARTING, BASHING, FINESSE]) registerCards(table);
