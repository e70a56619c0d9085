import { configuration } from '../../shared/configuration.ts';
import { connection } from '../../shared/connection.ts';
import { trustedScriptUrl } from '../../shared/security/trustedScriptUrl.ts';

/**
 * Asks for the service worker, which then fetches what the shop needs without a connection: readers
 * who save data are spared that. The page that asks first has come without the worker, which is
 * told of it.
 */
export function registerWorker(): void {
  if (!configuration().hasServiceWorker || connection().saveData) return;
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return;
  const isFirst = !workers.controller;
  // Where it may not be stored, the shop works as it does without one.
  workers.register(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' }).catch(() => {});
  if (!isFirst) return;
  const { href } = location;
  void workers.ready.then(({ active }) => active?.postMessage({ type: 'SEEN', url: href }));
}
