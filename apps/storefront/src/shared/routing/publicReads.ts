/** Matches public reads, which are the same for every visitor (1 §7): `/api/user/products/net/`. */
export const publicReads =
  /\/api\/user\/(?:products\/(?:[^/]+\/)?|uploadCategory\/|gallery\/|blogs\/|reviews\/)$/;

/**
 * Response header of every page. The service worker stores only pages with it: a captive portal or
 * a proxy may send its own page with status 200.
 */
export const pageMark = 'x-shop-page';

/** Titles and descriptions of the pages (1 §7). */
export const pageMetadataPath = '/seo-json/seo.json';
