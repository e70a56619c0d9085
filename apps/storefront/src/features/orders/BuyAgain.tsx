import { api, type Order } from '@parinda/api-client';
import { Button, LinkButton } from '@parinda/ui/button';
import { Inline, Stack } from '@parinda/ui/layout';
import { useState } from 'react';
import { useFillCart } from '../../parts/product-card/useAddToCart.ts';
import { useNotices } from '../../shared/feedback/useNotices.tsx';
import { paths } from '../../shared/routing/paths.ts';

/** Adds the order's products to the cart at current prices, and names those no longer sold. */
export function BuyAgain({ order }: { order: Order }) {
  const [listProducts, { isFetching }] = api.useLazyListProductsQuery();
  const fillCart = useFillCart();
  const notices = useNotices('account');
  const [hasAdded, setAdded] = useState(false);

  const buy = async () => {
    notices.clear();
    setAdded(false);
    const { data: products } = await listProducts();
    if (!products) {
      notices.show('danger', 'The products could not be loaded. Nothing was added.');
      return;
    }
    const byId = new Map(products.map((product) => [product.id, product]));
    const gone = order.items.filter(({ productId }) => !byId.has(productId));
    const added = order.items.flatMap(({ productId, quantity }) => {
      const product = byId.get(productId);
      if (product) fillCart(product, quantity);
      return product ? [product.title] : [];
    });
    if (added.length === 0) {
      notices.show('danger', 'None of these products is sold any more.');
      return;
    }
    setAdded(true);
    const text = `Added to your cart: ${added.join(', ')}.`;
    notices.show('success', text, true);
    if (gone.length > 0) {
      const names = gone.map(({ name }) => name).join(', ');
      notices.show('danger', `No longer sold, and not added: ${names}.`);
    }
  };

  return (
    <Stack>
      <Inline>
        <Button variant="secondary" isPending={isFetching} onPress={buy}>
          Buy again
        </Button>
        {hasAdded && <LinkButton href={paths.cart}>Go to cart</LinkButton>}
      </Inline>
      {notices.element}
    </Stack>
  );
}
