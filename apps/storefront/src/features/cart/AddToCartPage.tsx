import { type ApiError, api, statusOf } from '@parinda/api-client';
import { Button, LinkButton } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Container, Inline, Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { Picture } from '@parinda/ui/picture';
import { PageLoader } from '@parinda/ui/spinner';
import { Text } from '@parinda/ui/text';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { maxQuantity } from '../../model/cart/cart.ts';
import { formatRupees } from '../../shared/money.ts';
import { Loaded } from '../../shared/query/Loaded.tsx';
import { href, paths } from '../../shared/routing/paths.ts';
import { useOwnMetadata } from '../../shared/seo/pageMetadata.tsx';
import * as styles from './AddToCartPage.css.ts';
import { readQuantity } from './readQuantity.ts';
import { useAddOnce } from './useAddOnce.ts';

/** /addtocart?slug=…&quantity=n: a link in mails and chats that fills the cart. */
export function AddToCartPage() {
  const [params] = useSearchParams();
  const slug = params.get('slug')?.trim() ?? '';
  const asked = params.get('quantity');
  const quantity = readQuantity(asked);
  const isSkipped = slug === '' || quantity === undefined;
  const query = api.useGetProductQuery({ slug }, { skip: isSkipped });
  useAddOnce(query.currentData, quantity ?? 0);
  useOwnMetadata({ title: 'Add to cart' });

  if (slug !== '' && quantity === undefined) {
    return (
      <NothingAdded>
        <Text>
          This link asks for a quantity of “{asked}”. Please choose a whole number from 1 to{' '}
          {maxQuantity}.
        </Text>
        <LinkButton href={href('product', { slug })}>View the product</LinkButton>
      </NothingAdded>
    );
  }
  return (
    <Loaded
      // Without a slug there is no product to request.
      query={slug === '' ? { isError: true } : query}
      loading={<PageLoader isTitle label="Adding to your cart" />}
      failed={<NoProduct error={query.error} retry={query.refetch} />}
    >
      {(product) => (
        <Container width="text">
          <Stack gap="lg">
            <Heading level={1}>Added to your cart</Heading>
            <div className={styles.line}>
              <div className={styles.picture}>
                <Picture src={product.image ?? undefined} alt="" isEager sizes="10rem" />
              </div>
              <Stack gap="xs">
                <Heading level={2} size="lg">
                  <Link href={href('product', { slug: product.slug })} isStandalone>
                    {product.title}
                  </Link>
                </Heading>
                <Text tabular>{formatRupees(product.price)}</Text>
                <Text tone="muted">{`Quantity: ${quantity}`}</Text>
              </Stack>
            </div>
            <Inline>
              <LinkButton href={paths.cart}>Go to cart</LinkButton>
              <LinkButton href={paths.checkout} variant="secondary">
                Checkout
              </LinkButton>
            </Inline>
          </Stack>
        </Container>
      )}
    </Loaded>
  );
}

function NothingAdded({ children }: { children: ReactNode }) {
  return (
    <Container width="text">
      <Stack gap="lg" align="start">
        <Heading level={1}>Nothing was added</Heading>
        {children}
      </Stack>
    </Container>
  );
}

interface NoProductProps {
  error: ApiError | undefined;
  retry: () => void;
}

function NoProduct({ error, retry }: NoProductProps) {
  const isFailure = error !== undefined && statusOf(error) !== 404;
  return (
    <NothingAdded>
      {isFailure ? (
        <>
          <Text role="alert">Failed to fetch product details.</Text>
          <Button onPress={retry}>Try again</Button>
        </>
      ) : (
        <>
          <Text>We couldn’t find the product in this link. Please choose one from our range.</Text>
          <LinkButton href={paths.products}>View All Products</LinkButton>
        </>
      )}
    </NothingAdded>
  );
}
