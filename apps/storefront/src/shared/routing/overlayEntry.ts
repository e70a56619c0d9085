/** Returns the id of the overlay that owns the current history entry; undefined for a page's own entry. */
export const lyingOver = (): string | undefined => history.state?.usr?.overlay;

const longestMs = 1000;

let goneBack = Promise.resolve<unknown>(undefined);

/** Removes the current entry, which the browser does asynchronously. */
export function takeEntryBack(): void {
  goneBack = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
    // Without an event the wait still ends.
    setTimeout(resolve, longestMs);
  });
  history.back();
}

/** Resolves when the entry is removed: an earlier navigation would be undone instead. */
export const entryTakenBack = (): Promise<unknown> => goneBack;
