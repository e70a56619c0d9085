import { records } from '@parinda/api-client/mocks';
import type { SiteContent } from '../seo/site-content.ts';

export const origin = 'https://shop.example';

/** Ends elements, comments, attributes and scripts wherever it is not escaped. */
export const nasty = `</script><!-- ]]> & "it's" <b>\u2028 🐦 कबूतर`;

/** The API's lists in tests. */
export const siteContent: SiteContent = {
  products: records.products,
  categories: records.categories,
  blogs: [records.blog],
  gallery: [
    {
      image: '/pictures/gallery/1-640.webp',
      title: 'Office ledge',
      description: '',
      productSlug: null,
    },
  ],
};
