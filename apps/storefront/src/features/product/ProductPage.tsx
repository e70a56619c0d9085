import { api, statusOf } from '@parinda/api-client';
import { Container, Stack } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useIsFirstView } from '../../hydration/firstView.ts';
import { rememberViewed } from '../../model/catalogue/recentlyViewed.ts';
import { useFailureToast } from '../../shared/feedback/useNotices.tsx';
import { lazyDeferred, lazyExtra, lazyPart } from '../../shared/lazy/lazy.tsx';
import { Part } from '../../shared/lazy/Part.tsx';
import { Loaded } from '../../shared/query/Loaded.tsx';
import { productNotFound } from '../../shared/seo/notFound.ts';
import { useOwnMetadata } from '../../shared/seo/pageMetadata.tsx';
import * as styles from './Product.css.ts';
import { ProductDeclarations } from './ProductDeclarations.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductTabs } from './ProductTabs.tsx';

// Below the first screen.
const ProductReviews = lazyDeferred(
  'ProductReviews.tsx',
  async () => (await import('../../parts/product-reviews/ProductReviews.tsx')).ProductReviews,
);

const GoesWith = lazyDeferred(
  'GoesWith.tsx',
  async () => (await import('./GoesWith.tsx')).GoesWith,
);

const ProductNotFound = lazyPart(
  'ProductNotFound.tsx',
  async () => (await import('./ProductNotFound.tsx')).ProductNotFound,
);

/** Its chunk is not needed on a first view, whose head is from the server. */
const ProductJsonLd = lazyExtra(async () => (await import('./ProductJsonLd.tsx')).ProductJsonLd);

const failureText = 'Failed to fetch product details.';

/** /products/{slug} (2 §2). */
export function ProductPage() {
  const { slug = '' } = useParams();
  const isFirstView = useIsFirstView();
  const query = api.useGetProductQuery({ slug });
  const { currentData: product, isError } = query;
  // A 404 is not an error: the product does not exist.
  const isFailure = isError && !product && statusOf(query.error) !== 404;
  useFailureToast(isFailure && failureText);
  useOwnMetadata(
    isError && !product
      ? productNotFound
      : {
          title: product?.title,
          description: product?.shortDescription,
          og_image: product?.image ?? undefined,
        },
  );

  useEffect(() => {
    if (product) rememberViewed(product.id);
  }, [product]);

  return (
    <Loaded
      query={query}
      loading={<PageLoader isTitle label="Loading product" />}
      failed={
        <ProductNotFound failure={isFailure ? failureText : undefined} retry={query.refetch} />
      }
    >
      {(shown) => (
        // The key resets quantity and review draft for each product.
        <Container key={shown.id}>
          {!isFirstView && <ProductJsonLd product={shown} />}
          <Stack gap="xxl">
            <Part>
              <ProductDetails product={shown} />
            </Part>
            <div className={styles.more}>
              <Stack gap="xl">
                <Part>
                  <ProductTabs description={shown.longDescription} />
                </Part>
                <Part>
                  <ProductDeclarations declarations={shown.declarations} />
                </Part>
              </Stack>
              <GoesWith product={shown} />
            </div>
            <ProductReviews productId={shown.id} average={shown.rating} />
          </Stack>
        </Container>
      )}
    </Loaded>
  );
}
