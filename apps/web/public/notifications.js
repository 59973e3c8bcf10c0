// A part of the service worker: shows that it is the player's turn, and opens the table on a touch.

const FALLBACK = { title: 'Riposte', body: 'It is your turn.', path: '/me' };

function read(data) {
  try {
    return { ...FALLBACK, ...data?.json() };
  } catch {
    // Every message has to be shown, whatever it holds.
    return FALLBACK;
  }
}

/** Only pages of our own are opened. */
function pageOf(path) {
  const url = new URL(String(path), self.location.origin);
  return url.origin === self.location.origin ? url : new URL('/me', self.location.origin);
}

async function open(path) {
  const page = pageOf(path);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === page.pathname);
  return there ? there.focus() : self.clients.openWindow(page.href);
}

/** A browser now and then takes another subscription in the place of the one that the server knows. */
async function renew({ newSubscription, oldSubscription }) {
  const options = oldSubscription?.options;
  const subscription =
    newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ kind: 'push', endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  await fetch('/api/v1/me/contacts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
}

self.addEventListener('push', (event) => {
  const { title, body, tag, path } = read(event.data);
  // A newer message of the same table takes the place of the older one, and is heard again.
  const same = tag === undefined ? {} : { tag: String(tag), renotify: true };
  const shown = self.registration.showNotification(String(title), {
    body: String(body),
    icon: '/icon-192.png',
    data: { path },
    ...same,
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? FALLBACK.path));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event));
});
