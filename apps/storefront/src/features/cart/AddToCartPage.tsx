import { api, statusOf } from '@parinda/api-client';
import { Button, LinkButton } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Container, Inline, Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { Picture } from '@parinda/ui/picture';
import { PageLoader } from '@parinda/ui/spinner';
import { Text } from '@parinda/ui/text';
import { useSearchParams } from 'react-router-dom';
import { useOwnMetadata } from '../../shared/metadata/pageMetadata.tsx';
import { formatRupees } from '../../shared/money.ts';
import { href, paths } from '../../shared/paths.ts';
import * as styles from './AddToCartPage.css.ts';
import { readQuantity } from './readQuantity.ts';
import { useAddOnce } from './useAddOnce.ts';

/** /addtocart?slug=…&quantity=n: a link that fills the cart, for mails and chats. */
export function AddToCartPage() {
  const [params] = useSearchParams();
  const slug = params.get('slug')?.trim() ?? '';
  const quantity = readQuantity(params.get('quantity'));
  const {
    currentData: product,
    isFetching,
    error,
    refetch,
  } = api.useGetProductQuery({ slug }, { skip: slug === '' });
  useAddOnce(product, quantity);
  useOwnMetadata({ title: 'Add to cart' });

  if (isFetching && !product) return <PageLoader isTitle label="Adding to your cart" />;
  return (
    <Container width="text">
      {product ? (
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
              <Text tone="muted">Quantity: {quantity}</Text>
            </Stack>
          </div>
          <Inline>
            <LinkButton href={paths.cart}>Go to cart</LinkButton>
            <LinkButton href={paths.checkout} variant="secondary">
              Checkout
            </LinkButton>
          </Inline>
        </Stack>
      ) : (
        <Stack gap="lg" align="start">
          <Heading level={1}>Nothing was added</Heading>
          {error && statusOf(error) !== 404 ? (
            <>
              <Text role="alert">Failed to fetch product details.</Text>
              <Button onPress={refetch}>Try again</Button>
            </>
          ) : (
            <>
              <Text>
                This link names no product that we sell. Please choose one from our range.
              </Text>
              <LinkButton href={paths.products}>View All Products</LinkButton>
            </>
          )}
        </Stack>
      )}
    </Container>
  );
}
