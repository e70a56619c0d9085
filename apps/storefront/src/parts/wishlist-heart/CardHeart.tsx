import type { ProductSummary } from '@parinda/api-client';
import { useIsInBrowser } from '../../hydration/firstView.ts';
import { lazyExtra } from '../../shared/lazy/lazy.tsx';

const ListedHeart = lazyExtra(async () => (await import('./ListedHeart.tsx')).ListedHeart);

/**
 * The heart on a card. It comes after the page, in a corner that takes no room: nobody waits for its
 * script, and without one there is no heart to be pressed in vain.
 */
export function CardHeart({ id, title }: Pick<ProductSummary, 'id' | 'title'>) {
  return useIsInBrowser() && <ListedHeart productId={id} title={title} />;
}
