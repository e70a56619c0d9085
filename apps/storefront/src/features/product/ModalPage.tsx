import { api, type Product } from '@parinda/api-client';
import { LinkButton } from '@parinda/ui/button';
import { Prose } from '@parinda/ui/prose';
import { PageLoader } from '@parinda/ui/spinner';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useIsInBrowser } from '../../hydration/firstView.ts';
import { priceProps } from '../../parts/product-card/productCardProps.ts';
import { lazyDeferred } from '../../shared/lazy/lazy.tsx';
import { Loaded } from '../../shared/query/Loaded.tsx';
import { href, paths } from '../../shared/routing/paths.ts';
import { useOwnMetadata } from '../../shared/seo/pageMetadata.tsx';
import { ProductNotFound } from './ProductNotFound.tsx';

const loader = <PageLoader isTitle label="Loading product" />;

// The server renders no dialog, so its script is deferred.
const ProductDialog = lazyDeferred(
  'ProductDialog.tsx',
  async () => (await import('@parinda/ui/product-dialog')).ProductDialog,
  loader,
);

/**
 * /modal: the full-screen dialog of the product in `?slug=`, else of the first bestseller (2 §2).
 */
export function ModalPage() {
  const query = useChosenProduct();
  const isInBrowser = useIsInBrowser();
  const [isOpen, setOpen] = useState(true);
  const isFirstPage = useLocation().key === 'default';
  const navigate = useNavigate();
  useOwnMetadata({ title: query.currentData?.title ?? 'Product details' });

  const close = () => {
    setOpen(false);
    // Opened by its address, the dialog has no previous page of the shop.
    if (isFirstPage) navigate(paths.products, { replace: true });
    else navigate(-1);
  };

  return (
    <Loaded
      query={isInBrowser ? query : { isError: false }}
      loading={loader}
      failed={<ProductNotFound />}
    >
      {(product) => (
        <ProductDialog isOpen={isOpen} onOpenChange={close} {...dialogProps(product)} />
      )}
    </Loaded>
  );
}

function dialogProps(product: Product) {
  const { now, was } = priceProps(product);
  return {
    modalTitle: 'Product details',
    title: product.title,
    image: { src: product.image, alt: product.title },
    shortDesc: product.shortDescription,
    mrp: was,
    price: now,
    action: <LinkButton href={href('product', { slug: product.slug })}>Buy Now</LinkButton>,
    bullets: product.bullets.slice(0, 4).filter((bullet) => bullet !== null),
    description: (
      <Prose>
        {product.longDescription.split(/\n\s*\n/).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Prose>
    ),
  };
}

function useChosenProduct() {
  const [params] = useSearchParams();
  const wanted = params.get('slug')?.trim() ?? '';
  const list = api.useListProductsQuery(undefined, { skip: wanted !== '' });
  const slug = wanted || list.data?.find(({ isBestseller }) => isBestseller)?.slug;
  const one = api.useGetProductQuery({ slug: slug ?? '' }, { skip: !slug });
  const isLoading = list.isLoading || (one.isFetching && !one.currentData);
  return { currentData: one.currentData, isError: !isLoading && !one.currentData };
}
