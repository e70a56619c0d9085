import { api, type Product } from '@parinda/api-client';
import { useEffect } from 'react';
import { productPage } from '../../model/json-ld/productPage.ts';
import { addJsonLd } from '../../shared/seo/addJsonLd.ts';

const none: never[] = [];

/** Adds the product's data blocks to the head after a navigation, as the server does on a first view. */
export function ProductJsonLd({ product }: { product: Product }) {
  const { data: reviews = none, isLoading: isLoadingReviews } = api.useListReviewsQuery({
    productId: product.id,
  });
  const { data: categories = none, isLoading: isLoadingCategories } = api.useListCategoriesQuery();
  const isLoading = isLoadingReviews || isLoadingCategories;
  useEffect(() => {
    if (isLoading) return;
    return addJsonLd(productPage(product, reviews, categories, location.origin));
  }, [isLoading, product, reviews, categories]);
  return null;
}
