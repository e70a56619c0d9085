import { api } from '@parinda/api-client';
import { Heading } from '@parinda/ui/heading';
import { Box, Container, Grid, Stack } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { Text } from '@parinda/ui/text';
import { useMemo } from 'react';
import { ProductList } from '../../parts/product-card/ProductList.tsx';
import { headline } from '../../shared/business.ts';
import { Loaded } from '../../shared/query/Loaded.tsx';
import { byPercentOff } from './byPercentOff.ts';

const [shipping, sale, payments] = headline.messages;

/** No countdown, and no claim about stock: the shop knows neither an end nor how much is left. */
const saleTerms =
  'The sale has no fixed end. It covers every product listed below, at the reduced price shown on the product. No code to enter.';

/** The offers of the announcement bar, with details. */
const offers = [
  { title: shipping, text: 'Delivered to every pincode in India that our couriers reach.' },
  { title: sale, text: saleTerms },
  { title: payments, text: 'By card or UPI, on the secure page of our payment provider.' },
];

/** /offers: the three announced offers, then the products by discount. */
export function OffersPage() {
  const list = api.useListProductsQuery();
  const products = useMemo(() => byPercentOff(list.data ?? []), [list.data]);
  return (
    <Container>
      <Stack gap="xl">
        <Heading level={1}>Offers & Promotions</Heading>
        <Grid columns={{ narrow: 1, medium: 3, wide: 3 }} as="ul" gap="md">
          {offers.map(({ title, text }) => (
            <Box key={title} as="li" padding="lg" background="accent" radius="lg">
              <Stack gap="xs">
                <Heading level={2} size="xl">
                  {title}
                </Heading>
                <Text>{text}</Text>
              </Stack>
            </Box>
          ))}
        </Grid>
        <Loaded
          query={list}
          loading={<PageLoader label="Loading products" />}
          isEmpty={products.length === 0}
        >
          {() => (
            <Stack as="section" gap="lg">
              <Heading level={2}>Biggest savings first</Heading>
              <ProductList label="Biggest savings first" products={products} />
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Container>
  );
}
