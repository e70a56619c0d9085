/** The catalogue's answers, alike for every visitor (1 §7): `/api/user/products/net/`. */
export const publicReads =
  /\/api\/user\/(?:products\/(?:[^/]+\/)?|uploadCategory\/|gallery\/|blogs\/|reviews\/)$/;

/**
 * Response header of every page of the shop. The service worker stores no other page: a hotel's login
 * or a proxy's maintenance page may come with status 200 in its place.
 */
export const pageMark = 'x-shop-page';

/** Titles and descriptions of the pages (1 §7). */
export const pageMetadataPath = '/seo-json/seo.json';
