import { defineGuide } from '@riposte/kernel';

/** What applications say of the game; all but the rulebook is said plainly if it is not here. */
export default defineGuide({ rulebook: new URL('./RULES.md', import.meta.url) });
