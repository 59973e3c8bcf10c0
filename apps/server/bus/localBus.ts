import {
  type Bus,
  type BusOptions,
  checkedSubject,
  type Handler,
  type Labels,
  type Unsubscribe,
} from './bus.ts';

/** All handlers of one subject: each on its own, or in groups. */
interface Audience {
  readonly all: Set<Handler>;
  readonly groups: Map<string, Handler[]>;
}

/** A bus inside one process. */
export function localBus({ onError }: BusOptions = {}): Bus {
  const audiences = new Map<string, Audience>();
  let isUp = true;
  let dropped = 0;

  function deliver(handler: Handler, bytes: Uint8Array, labels: Labels): void {
    try {
      handler(bytes, labels);
    } catch (error) {
      onError?.(error);
    }
  }

  function arrive(subject: string, bytes: Uint8Array, labels: Labels): void {
    const audience = audiences.get(subject);
    if (!audience || !isUp) return;
    for (const handler of audience.all) deliver(handler, bytes, labels);
    for (const members of audience.groups.values()) {
      const next = members.shift();
      if (!next) continue;
      members.push(next);
      deliver(next, bytes, labels);
    }
  }

  function audienceOf(subject: string): Audience {
    const known = audiences.get(checkedSubject(subject));
    if (known) return known;
    const audience = { all: new Set<Handler>(), groups: new Map<string, Handler[]>() };
    audiences.set(subject, audience);
    return audience;
  }

  function forget(subject: string): void {
    const audience = audiences.get(subject);
    if (audience && audience.all.size === 0 && audience.groups.size === 0) audiences.delete(subject);
  }

  return {
    publish(subject, bytes, labels = {}) {
      checkedSubject(subject);
      if (!isUp) dropped++;
      // Never before the publisher has gone on, as with a bus between machines.
      else setImmediate(arrive, subject, bytes, labels);
    },
    // While it is down, what is published is counted.
    isHeard: (subject) => !isUp || audiences.has(subject),
    subscribe(subject, handler): Unsubscribe {
      const own: Handler = (bytes, labels) => handler(bytes, labels);
      audienceOf(subject).all.add(own);
      return () => {
        audiences.get(subject)?.all.delete(own);
        forget(subject);
      };
    },
    work(subject, group, handler): Unsubscribe {
      const own: Handler = (bytes, labels) => handler(bytes, labels);
      const { groups } = audienceOf(subject);
      groups.set(group, [...(groups.get(group) ?? []), own]);
      return () => {
        const left = (groups.get(group) ?? []).filter((one) => one !== own);
        if (left.length > 0) groups.set(group, left);
        else groups.delete(group);
        forget(subject);
      };
    },
    settled: () => new Promise((resolve) => setImmediate(resolve)),
    get isUp() {
      return isUp;
    },
    get dropped() {
      return dropped;
    },
    async close() {
      isUp = false;
      audiences.clear();
    },
  };
}
