import type { ProductSummary } from '@parinda/api-client';
import { Stack } from '@parinda/ui/layout';
import { ProductTeaser } from '@parinda/ui/product-teaser';
import { Part } from '../../shared/lazy/Part.tsx';
import { productCardProps } from './productCardProps.ts';
import { useAddToCart } from './useAddToCart.ts';

/** Related products, each in one line with add to cart. */
export function ProductTeasers({ products }: { products: readonly ProductSummary[] }) {
  const addToCart = useAddToCart();
  return (
    <Stack as="ul" gap="md">
      {products.map((product) => {
        const { href, title, image, priceNow, priceWas } = productCardProps(product);
        return (
          <li key={product.id}>
            <Part>
              <ProductTeaser
                {...{ href, title, image, priceNow, priceWas }}
                onAddToCart={() => addToCart(product)}
              />
            </Part>
          </li>
        );
      })}
    </Stack>
  );
}
