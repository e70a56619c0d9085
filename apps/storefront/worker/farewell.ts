/** The worker that takes the place of any other at once, forgets all that was stored, and is gone. */
export const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('parinda-')) await caches.delete(name);
  indexedDB.deleteDatabase('serwist-expiration');
  await self.registration.unregister();
})()));
`;
