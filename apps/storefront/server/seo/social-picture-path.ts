/** What every page without a picture of its own is shown with; tools/renders makes it. */
export const socialCardPath = '/pictures/social-card.jpg';

/** Of the site's card and of every picture under /social/. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** Where the server answers with a product's or an article's social picture. */
export const socialPicturePath = (kind: 'product' | 'article', slug: string): string =>
  `/social/${kind}/${encodeURIComponent(slug)}.jpg`;
