import { href, paths } from '../../shared/routing/paths.ts';

/** A page in lists and breadcrumbs. */
export interface Crumb {
  name: string;
  path: string;
}

export const productsCrumb: Crumb = { name: 'Products', path: paths.products };
export const blogsCrumb: Crumb = { name: 'Blogs', path: paths.blogs };

export const productCrumb = ({ slug, title }: { slug: string; title: string }): Crumb => ({
  name: title,
  path: href('product', { slug }),
});

export const articleCrumb = ({ slug, title }: { slug: string; title: string }): Crumb => ({
  name: title,
  path: href('blog', { id: slug }),
});

export const categoryCrumb = (name: string): Crumb => ({
  name,
  path: href('category', { categoryName: name }),
});
