/** The catalogue's answers, alike for every visitor (1 §7): `/api/user/products/net/`. */
export const publicReads =
  /\/api\/user\/(?:products\/(?:[^/]+\/)?|uploadCategory\/|gallery\/|blogs\/|reviews\/)$/;

/** Titles and descriptions of the pages (1 §7). */
export const pageMetadataPath = '/seo-json/seo.json';
