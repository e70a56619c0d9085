import type { ProductSummary } from '@parinda/api-client';
import { useIsInBrowser } from '../../hydration/firstView.ts';
import { lazyExtra } from '../../shared/lazy/lazy.tsx';

const ListedHeart = lazyExtra(async () => (await import('./ListedHeart.tsx')).ListedHeart);

/**
 * The heart on a card. It is deferred and takes no space, so that the page does not wait for its
 * script. Without JavaScript there is no heart.
 */
export function CardHeart({ id, title }: Pick<ProductSummary, 'id' | 'title'>) {
  return useIsInBrowser() && <ListedHeart productId={id} title={title} />;
}
