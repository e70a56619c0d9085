import type { Category, Review } from '@parinda/api-client';
import { findCategory } from '../catalogue/findCategory.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { categoryCrumb, productCrumb, productsCrumb } from './crumbs.ts';
import { type DescribedProduct, product } from './product.ts';

/** Returns the data blocks of a product's page. A product without a category is below all products. */
export function productPage(
  shown: DescribedProduct,
  reviews: readonly Review[],
  categories: readonly Category[],
  origin: string,
): object[] {
  const category = findCategory(categories, shown.category);
  const above = category ? categoryCrumb(category.name) : productsCrumb;
  return [product(shown, reviews, origin), breadcrumbs([above, productCrumb(shown)], origin)];
}
