// In a file of its own, so that it is fetched only with a game in which something can be planned.
export { PLANNER } from '@riposte/kernel';
