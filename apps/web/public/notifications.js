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
  event.waitUntil(open(event.notification.data?.path));
});
