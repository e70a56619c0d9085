/** Metadata of the pages for what does not exist, without the name of the shop in the title. */
export const pageNotFound = {
  title: 'Page not found',
  description:
    'This page does not exist. It may have moved, or the address may have a typing mistake.',
  isMissing: true,
} as const;

export const productNotFound = {
  title: 'Product not found',
  description:
    'We could not find this product. It may no longer be sold, or the link may have a typing mistake.',
  isMissing: true,
} as const;
