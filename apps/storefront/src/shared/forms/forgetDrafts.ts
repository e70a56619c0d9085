import { draftPrefix } from '../storage/storageKeys.ts';

/** Removes the drafts of this tab; other tabs do the same when the session ends there. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked: nothing was stored.
  }
}
