/** Prefix of the sessionStorage keys of all drafts. */
export const draftPrefix = 'draft:';

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
