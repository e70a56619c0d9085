/** The image of every page without its own; tools/renders makes it. */
export const socialCardPath = '/pictures/social-card.jpg';

/** Size of the default image and of every image under /social/. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** Returns the path of a product's or an article's social image. */
export const socialPicturePath = (kind: 'product' | 'article', slug: string): string =>
  `/social/${kind}/${encodeURIComponent(slug)}.jpg`;
