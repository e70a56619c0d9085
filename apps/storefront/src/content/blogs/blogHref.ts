export const blogHref = (slug: string): string => `/blogs/${encodeURIComponent(slug)}`;
