import { api, statusOf } from '@parinda/api-client';
import { LinkButton } from '@parinda/ui/button';
import { EmptyState } from '@parinda/ui/empty-state';
import { Container, Stack } from '@parinda/ui/layout';
import { Notice } from '@parinda/ui/notice';
import { PageLoader } from '@parinda/ui/spinner';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { rememberViewed } from '../../model/catalogue/recentlyViewed.ts';
import { ProductReviews } from '../../parts/product-reviews/ProductReviews.tsx';
import { useOwnMetadata } from '../../shared/metadata/pageMetadata.tsx';
import { notifyAccount } from '../../shared/notify.ts';
import { paths } from '../../shared/paths.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductTabs } from './ProductTabs.tsx';

/** /products/{slug} (A 2). */
export function ProductPage() {
  const { slug = '' } = useParams();
  const { currentData: product, error, isFetching } = api.useGetProductQuery({ slug });
  const hasFailed = Boolean(error) && !isFetching;
  // An answer of 404 is no failure: the product is simply not there.
  const isFailure = hasFailed && error !== undefined && statusOf(error) !== 404;
  useOwnMetadata({
    title: hasFailed ? 'Product not found' : product?.title,
    description: product?.shortDescription,
    og_image: product?.image ?? undefined,
  });

  useEffect(() => {
    if (product) rememberViewed(product.id);
  }, [product]);
  useEffect(() => {
    if (isFailure) notifyAccount('danger', 'Failed to fetch product details.');
  }, [isFailure]);

  if (product) {
    return (
      <Container>
        <Stack gap="xxl">
          <ProductDetails product={product} />
          <ProductTabs description={product.longDescription} />
          <ProductReviews productId={product.id} />
        </Stack>
      </Container>
    );
  }
  if (!hasFailed) return <PageLoader isTitle label="Loading product" />;
  return (
    <Container>
      {isFailure && <Notice tone="danger">Failed to fetch product details.</Notice>}
      <EmptyState
        art="page"
        headingLevel={1}
        title="Product not found"
        action={<LinkButton href={paths.products}>View All Products</LinkButton>}
      />
    </Container>
  );
}
