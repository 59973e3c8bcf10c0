import { randomBytes } from 'node:crypto';
import type { Bus, BusOptions } from '../bus/bus.ts';
import { localBus } from '../bus/localBus.ts';
import { NatsBus } from '../bus/natsBus.ts';

export const NATS_URL = process.env.RIPOSTE_TEST_NATS_URL ?? 'nats://127.0.0.1:4222';

/** A bus for a test, in one of its forms. */
export interface TestBus {
  /** The bus as one more node sees it. */
  another(options?: BusOptions): Promise<Bus>;
  close(): Promise<void>;
}

/** Subjects of its own on the NATS server. */
export function natsBuses(): TestBus {
  const prefix = `test-${randomBytes(6).toString('hex')}`;
  const opened: Bus[] = [];
  return {
    another: async (options = {}) => {
      const bus = new NatsBus({ url: NATS_URL, prefix, ...options });
      opened.push(bus);
      await found(bus);
      return bus;
    },
    close: async () => {
      await Promise.all(opened.map((bus) => bus.close()));
    },
  };
}

/** How long, in milliseconds, NATS may take to be found. */
const PATIENCE = 10_000;

/** Resolves when the bus has found its server; fails with a sentence where there is none. */
export async function found(bus: NatsBus): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const sentence = `These tests need NATS, and there is none at ${NATS_URL}. Start it, or name another in RIPOSTE_TEST_NATS_URL.`;
    timer = setTimeout(() => reject(new Error(sentence)), PATIENCE);
  });
  await Promise.race([bus.ready(), late]);
  clearTimeout(timer);
}

/** One bus for the one process. */
export function localBuses(): TestBus {
  let only: Bus | undefined;
  return {
    another: async (options = {}) => {
      only ??= localBus(options);
      return only;
    },
    close: async () => only?.close(),
  };
}

/** Both forms of the bus, for `describe.each`. */
export const BUSES = [
  { form: 'NATS', open: natsBuses },
  { form: 'the local bus', open: localBuses },
] as const;
