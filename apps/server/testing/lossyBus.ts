import { fastRandom, roll } from '@riposte/kernel';
import type { Bus } from '../bus/bus.ts';

export interface Loss {
  /** Of 100 notices, how many never arrive, arrive twice, or arrive late. */
  readonly lost: number;
  readonly twice: number;
  readonly late: number;
  readonly seed?: number;
}

/** A bus over a bad network. */
export function lossyBus(bus: Bus, { lost, twice, late, seed = 1 }: Loss): Bus & { readonly spoilt: number } {
  const random = fastRandom(seed);
  let spoilt = 0;
  return {
    publish(subject, bytes, labels) {
      const fate = roll(random, 100);
      if (fate < lost + twice + late) spoilt++;
      if (fate < lost) return;
      if (fate < lost + twice) bus.publish(subject, bytes, labels);
      if (fate < lost + twice + late && fate >= lost + twice) {
        setTimeout(() => bus.publish(subject, bytes, labels), 1 + roll(random, 60));
        return;
      }
      bus.publish(subject, bytes, labels);
    },
    isHeard: (subject) => bus.isHeard(subject),
    subscribe: (subject, handler) => bus.subscribe(subject, handler),
    work: (subject, group, handler) => bus.work(subject, group, handler),
    settled: () => bus.settled(),
    get isUp() {
      return bus.isUp;
    },
    get dropped() {
      return bus.dropped;
    },
    get spoilt() {
      return spoilt;
    },
    close: () => bus.close(),
  };
}
