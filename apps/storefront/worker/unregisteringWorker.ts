/** A worker that replaces any other at once, deletes all caches and unregisters itself. */
export const unregisteringWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('parinda-')) await caches.delete(name);
  indexedDB.deleteDatabase('serwist-expiration');
  await self.registration.unregister();
})()));
`;
