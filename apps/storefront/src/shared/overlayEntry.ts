/** What the history's present entry was made for; undefined on a page's own. */
export const lyingOver = (): string | undefined => history.state?.usr?.overlay;
