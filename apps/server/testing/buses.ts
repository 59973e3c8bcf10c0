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
      await bus.ready();
      opened.push(bus);
      return bus;
    },
    close: async () => {
      await Promise.all(opened.map((bus) => bus.close()));
    },
  };
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
