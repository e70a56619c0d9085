/** iPhone and iPad, whose browsers all say so; an iPad may ask for pages of a Mac. */
export const isIos = (userAgent: string): boolean => /iPhone|iPad|iPod/.test(userAgent);

/**
 * A browser inside another app (Instagram, Facebook, LINE, a WebView), or one that shows no payment
 * frame (Opera Mini, UC Browser): payments take the whole page there, as the provider asks.
 */
export const isInApp = (userAgent: string): boolean =>
  /Instagram|FBAN|FBAV|FB_IAB|Line\/|Snapchat|; wv\)|Opera Mini|OPR\/.*Mobile|UCBrowser|UCWEB/.test(
    userAgent,
  ) ||
  // A WebView of iOS names no browser.
  (isIos(userAgent) && /AppleWebKit/.test(userAgent) && !/Safari\//.test(userAgent));
