/** Addresses of pages that more than one feature links to (P 2, A 2). */

export const productHref = (slug: string): string => `/products/${encodeURIComponent(slug)}`;

export const categoryHref = (categoryName: string): string =>
  `/category/${encodeURIComponent(categoryName)}`;
