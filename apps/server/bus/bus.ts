/** What is said of the bytes on their outside, so that no node has to look into them. */
export type Labels = Readonly<Record<string, string>>;

/** Is given what was published; what it throws is told to `onError` of the bus and harms no other handler. */
export type Handler = (bytes: Uint8Array, labels: Labels) => void;

/** Takes back a subscription. */
export type Unsubscribe = () => void;

/**
 * Carries bytes between nodes, at most once and perhaps never: a node that must not miss anything checks the store.
 * What one node publishes on one subject arrives in order. Subjects are words with dots between them.
 */
export interface Bus {
  /** While the bus is down, what is published reaches no other node, and is counted. */
  publish(subject: string, bytes: Uint8Array, labels?: Labels): void;
  /** Whether it may be that what is published on a subject is heard: what nobody hears need not be made. */
  isHeard(subject: string): boolean;
  /** Every subscriber gets everything. */
  subscribe(subject: string, handler: Handler): Unsubscribe;
  /** Of all workers in one group, on all nodes, one gets it. */
  work(subject: string, group: string, handler: Handler): Unsubscribe;
  /** Resolves when what was subscribed and published so far is with the others; at once while the bus is down. */
  settled(): Promise<void>;
  readonly isUp: boolean;
  /** How many messages could reach no other node. */
  readonly dropped: number;
  close(): Promise<void>;
}

/** What is told when a handler throws or the bus has trouble of its own. */
export interface BusOptions {
  readonly onError?: (error: unknown) => void;
}

const SUBJECT = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i;

/** A subject without wildcards, or an error: those are made by our own code. */
export function checkedSubject(subject: string): string {
  if (!SUBJECT.test(subject)) throw new Error(`not a subject: ${subject}`);
  return subject;
}
