/** What the history's present entry was made for; undefined on a page's own. */
export const lyingOver = (): string | undefined => history.state?.usr?.overlay;

const longestMs = 1000;

let goneBack = Promise.resolve<unknown>(undefined);

/** Takes back the present entry: the browser does so later. */
export function takeEntryBack(): void {
  goneBack = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
    // One that nothing comes of holds nobody up.
    setTimeout(resolve, longestMs);
  });
  history.back();
}

/** A page that was gone to before would be taken back in place of the entry. */
export const entryTakenBack = (): Promise<unknown> => goneBack;
