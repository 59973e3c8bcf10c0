import flashDuel from '@riposte/flash-duel';
import guide from '@riposte/flash-duel/guide';
import { type AnyGuide, asAny } from '@riposte/kernel';
import type { Loaded } from '../library.ts';

/** Flash Duel as a page has it. */
export const LOADED_DUEL: Loaded = { game: asAny(flashDuel), guide: guide as unknown as AnyGuide };
