export { type Config, type Configured, readConfig } from './config.ts';
export { openLog } from './log.ts';
export { StartFailure } from './node/failure.ts';
export { changeModerators, MODERATOR_DEEDS } from './node/moderators.ts';
export { type RunningNode, startNode } from './node/node.ts';
export { stopOnSignal } from './node/signals.ts';
