/** Of all keys of sessionStorage that hold what was typed and not sent. */
export const draftPrefix = 'draft:';

/** In this tab; the others hear that the session is over, and do the same. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked: nothing was kept.
  }
}
