import { configuration } from '../../shared/configuration.ts';
import { connection } from '../../shared/connection.ts';
import { trustedScriptUrl } from '../../shared/security/trustedScript.ts';

/**
 * Registers the service worker, except for visitors who save data, as it downloads files for
 * offline use. A first worker did not see this page's request, so the page sends it its URL.
 */
export function registerWorker(): void {
  if (!configuration().hasServiceWorker || connection().saveData) return;
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return;
  const isFirst = !workers.controller;
  // The browser may forbid storage; the storefront works without a worker.
  workers.register(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' }).catch(() => {});
  if (!isFirst) return;
  const { href } = location;
  void workers.ready.then(({ active }) => active?.postMessage({ type: 'SEEN', url: href }));
}
