import type { ProductSummary } from '@parinda/api-client';
import { ActiveFilters } from '@parinda/ui/active-filters';
import { Button } from '@parinda/ui/button';
import { VisuallyHidden } from '@parinda/ui/layout';
import { useMediaQuery } from '@parinda/ui/media-query';
import { SortSelect } from '@parinda/ui/sort-select';
import { Text } from '@parinda/ui/text';
import { upTo } from '@parinda/ui/theme';
import { type ComponentProps, useMemo, useState } from 'react';
import { ProductList } from '../../parts/product-card/ProductList.tsx';
import { fixedMobileCategories } from '../../shared/business.ts';
import { useAnnouncement } from '../../shared/feedback/announce.tsx';
import { closedByBack, lazyDeferred, lazyOverlay } from '../../shared/lazy/lazy.tsx';
import { EmptyState } from '../../shared/query/states.tsx';
import { filterFormId } from './filterForm.ts';
import * as styles from './ProductBrowser.css.ts';
import { chooseProducts, type SortOrder, sortOrders } from './productFilter.ts';
import { useListRequest } from './useListRequest.ts';
import { useProductFilter } from './useProductFilter.ts';

// The products load first; sliders and checkboxes are large and therefore deferred.
const ProductFilterPanel = lazyDeferred(
  'ProductFilterPanel.tsx',
  async () => (await import('./ProductFilterPanel.tsx')).ProductFilterPanel,
);
const ProductFilterOverlay = lazyOverlay(
  closedByBack(async () => (await import('./ProductFilterOverlay.tsx')).ProductFilterOverlay),
);

const nothing = 'No products match these filters';

/**
 * Filter panel, sort order and grid. The URL holds all choices, so Back and shared links keep them.
 */
export function ProductBrowser({ products }: { products: readonly ProductSummary[] }) {
  // Mounts at the first opening and stays mounted for the closing animation.
  const [overlay, setOverlay] = useState<'open' | 'closed'>();
  const categories = useMemo(
    () => [...new Set(products.map((product) => product.category))],
    [products],
  );
  const choice = useProductFilter(categories);
  const { filter, active, setFilter, reset } = choice;
  const shown = useMemo(() => chooseProducts(products, '', filter), [products, filter]);
  const count = shown.length === 1 ? '1 product' : `${shown.length} products`;
  useAnnouncement(shown.length > 0 ? count : nothing, useListRequest());

  return (
    <div className={styles.browser}>
      <SidePanel choice={choice} categories={categories} products={products} />
      <div className={styles.results}>
        <div className={styles.bar}>
          <Text tone="muted" tabular>
            {count}
          </Text>
          <div className={styles.choices}>
            <div className={styles.opener}>
              <Button variant="secondary" onPress={() => setOverlay('open')}>
                Filters ☰{active.length > 0 && <FilterCount count={active.length} />}
              </Button>
            </div>
            <div className={styles.order}>
              <SortSelect
                name="sort"
                form={filterFormId}
                options={[...sortOrders]}
                value={filter.sort}
                onChange={(sort) => setFilter({ sort: sort as SortOrder })}
              />
            </div>
          </div>
        </div>
        <ActiveFilters filters={active} />
        {shown.length > 0 ? (
          <ProductList label="Products" products={shown} />
        ) : (
          <EmptyState
            art="search"
            title={nothing}
            text="Remove a filter, or reset them all."
            action={<Button onPress={reset}>Reset Filters</Button>}
          />
        )}
      </div>
      {overlay && (
        <ProductFilterOverlay
          choice={choice}
          categories={[...new Set([...fixedMobileCategories, ...categories, ...filter.categories])]}
          products={products}
          isOpen={overlay === 'open'}
          onOpenChange={(isOpen) => setOverlay(isOpen ? 'open' : 'closed')}
        />
      )}
    </div>
  );
}

/** The filters of a wide window. A component of its own, because it changes right after hydration. */
function SidePanel(props: ComponentProps<typeof ProductFilterPanel>) {
  const isSmall = useMediaQuery(upTo[768]);
  if (isSmall) return null;
  return (
    <aside className={styles.panel} aria-label="Filters">
      <ProductFilterPanel {...props} />
    </aside>
  );
}

const FilterCount = ({ count }: { count: number }) => (
  <span className={styles.filterCount}>
    <span>{count}</span>
    <VisuallyHidden> active</VisuallyHidden>
  </span>
);
