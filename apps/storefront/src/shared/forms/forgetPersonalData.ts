import { configuration } from '../configuration.ts';
import { personalKeys, storageKeys } from '../storage/storageKeys.ts';
import { forgetDrafts } from './forgetDrafts.ts';

/** Removes the drafts of this tab, and all that tells what the customer did in this browser. */
export function forgetPersonalData(): void {
  forgetDrafts();
  try {
    for (const key of personalKeys) localStorage.removeItem(key);
    if (!configuration().keepsProfileAfterLogout) localStorage.removeItem(storageKeys.user);
  } catch {
    // Blocked: nothing was stored.
  }
}
