import { type ContactBody, type Result, refuse } from '@riposte/protocol';

/** Where the id of the contact is kept that this browser is. */
const KEY = 'riposte.contact';
/** How long, in milliseconds, the service worker may take to be there. */
const PATIENCE = 10_000;

/**
 * What this browser can do: show notifications; not before it is allowed in its settings; not before Riposte is
 * installed; or not at all.
 */
export type PushState = 'ready' | 'refused' | 'uninstalled' | 'none';

export function ability(): PushState {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (isAble) return Notification.permission === 'denied' ? 'refused' : 'ready';
  // On these, only what is on the Home Screen may.
  return /iPhone|iPad/.test(navigator.userAgent) ? 'uninstalled' : 'none';
}

/** The contact that this browser is, as far as it remembers. */
export function ownContact(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepOwnContact(id: string | undefined): void {
  try {
    if (id === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // This browser keeps nothing for us; then it is one of the others in the list.
  }
}

/** Asks the browser to take our messages. The player may be asked whether they want that. */
export async function subscribeHere(key: string): Promise<Result<ContactBody>> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return refuse('NOT_ALLOWED', NOT_GRANTED);
  const registration = await registered();
  if (!registration) return refuse('BUSY', NOT_READY);
  try {
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys ?? {};
    return { ok: true, value: { kind: 'push', endpoint: endpoint ?? '', keys: { p256dh, auth } } };
  } catch {
    return refuse('BUSY', NO_SERVICE);
  }
}

/** Tells the browser to take no more of our messages. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe().catch(() => false);
  keepOwnContact(undefined);
}

const NOT_GRANTED = 'This browser was not allowed to show notifications.';
const NOT_READY = 'This page is still being made ready. Try again in a moment.';
const NO_SERVICE = 'This browser cannot reach its push service just now.';

function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
  return Promise.race([navigator.serviceWorker.ready, late]);
}
