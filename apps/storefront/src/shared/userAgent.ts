/** Whether the device is an iPhone or iPad. An iPad may identify as a Mac. */
export const isIos = (userAgent: string): boolean => /iPhone|iPad|iPod/.test(userAgent);

/**
 * Whether the browser is inside another app (Instagram, Facebook, LINE, a WebView) or cannot show a
 * payment frame (Opera Mini, UC Browser). Payments replace the page there, as the provider
 * recommends.
 */
export const isInApp = (userAgent: string): boolean =>
  /Instagram|FBAN|FBAV|FB_IAB|Line\/|Snapchat|; wv\)|Opera Mini|OPR\/.*Mobile|UCBrowser|UCWEB/.test(
    userAgent,
  ) ||
  // A WebView of iOS names no browser.
  (isIos(userAgent) && /AppleWebKit/.test(userAgent) && !/Safari\//.test(userAgent));
