import { paths } from '../shared/routing/paths.ts';
/** The storefront's own links by the documents' headings (1 §2). */
export const mainLinks = [
  { label: 'Home', href: paths.home },
  { label: 'Products', href: paths.products },
  { label: 'Gallery', href: paths.gallery },
  { label: 'Blogs', href: paths.blogs },
  { label: 'About', href: paths.about },
  { label: 'Help', href: paths.contact },
];
