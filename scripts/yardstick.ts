import { parseOptions } from '@riposte/kernel';
import { skirmish } from '@riposte/kernel/skirmish';
import { playouts } from '../bench/paces.ts';

/** How many rounds of games are played; the quickest counts, as others may want the machine. */
const ROUNDS = 5;
const GAMES = 2_000;

/** How long this machine takes for 2,000 games of Skirmish, in CPU seconds: what the limits of the check are counted in. */
export function yardstick(): number {
  const options = parseOptions(skirmish.options, {});
  if (!options.ok) throw new Error(options.why.text);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const contestant = playouts(skirmish, options.value);
    const begin = process.cpuUsage();
    let games = 0;
    while (games < GAMES) games += contestant.work().games;
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1e6;
  });
  return Math.min(...rounds);
}
