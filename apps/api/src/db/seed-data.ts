import { blogs, type SeedBlog } from './seed/blogs.ts';
import { categories } from './seed/categories.ts';
import { demo } from './seed/demo.ts';
import { gallery, type SeedGalleryItem } from './seed/gallery.ts';
import { products, type SeedProduct } from './seed/products.ts';
import { reviewers, reviews, type SeedReview, type SeedReviewer } from './seed/reviews.ts';

/** Content of a new database. Prices are in rupees, times in days before the first start. */
export interface SeedData {
  categories: string[];
  products: SeedProduct[];
  gallery: SeedGalleryItem[];
  blogs: SeedBlog[];
  reviewers: SeedReviewer[];
  reviews: SeedReview[];
  /** undefined in production: the password is public. */
  demo: typeof demo | undefined;
}

export const demoLogin = { email: demo.customer.email, password: demo.customer.password };

/** Emails of the seed's reviewers, who are no customers. */
export const inventedEmails = reviewers.map(({ email }) => email);

export function seedData(isProduction: boolean): SeedData {
  const catalog = { categories, products, gallery, blogs, reviewers, reviews };
  return { ...catalog, demo: isProduction ? undefined : demo };
}
