import type { ProductSummary } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { VisuallyHidden } from '@parinda/ui/layout';
import { Select } from '@parinda/ui/select';
import { Text } from '@parinda/ui/text';
import { lazy, Suspense, useMemo, useState } from 'react';
import { fixedMobileCategories, narrow } from '../shared/business.ts';
import { EmptyState } from '../shared/states.ts';
import { useMediaQuery } from '../shared/useMediaQuery.ts';
import * as styles from './ProductBrowser.css.ts';
import { ProductList } from './ProductList.tsx';
import { chooseProducts, type SortOrder, sortOrders } from './productFilter.ts';
import { useProductFilter } from './useProductFilter.ts';

// Sliders and checkboxes weigh more than the grid: the products come first.
const FilterFields = lazy(async () => ({
  default: (await import('./FilterFields.tsx')).FilterFields,
}));
const FilterDrawer = lazy(async () => ({
  default: (await import('./FilterDrawer.tsx')).FilterDrawer,
}));

/** Filter panel, order and grid. All choices live in the URL, so Back and a shared link keep them. */
export function ProductBrowser({ products }: { products: readonly ProductSummary[] }) {
  const { filter, setFilter, reset } = useProductFilter();
  const isSmall = useMediaQuery(`(max-width: ${narrow.shellPx}px)`);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const shown = useMemo(() => chooseProducts(products, '', filter), [products, filter]);
  const categories = useMemo(
    () => [...new Set(products.map((product) => product.category_name))],
    [products],
  );
  const count = shown.length === 1 ? '1 product' : `${shown.length} products`;

  return (
    <div className={styles.browser}>
      {!isSmall && (
        <aside className={styles.panel} aria-label="Filters">
          <Suspense>
            <FilterFields {...{ filter, setFilter, reset, categories }} />
          </Suspense>
        </aside>
      )}
      <div className={styles.results}>
        <div className={styles.bar}>
          <Text tone="muted" tabular>
            {count}
          </Text>
          {/* A region of its own, so that only the count is said, once a change is done. */}
          <VisuallyHidden aria-live="polite">{count}</VisuallyHidden>
          <div className={styles.choices}>
            {isSmall && (
              <Button variant="secondary" onPress={() => setDrawerOpen(true)}>
                Filters ☰
              </Button>
            )}
            <Select
              label="Sort By"
              isLabelInline
              options={[...sortOrders]}
              value={filter.sort}
              onChange={(sort) => setFilter({ ...filter, sort: sort as SortOrder })}
            />
          </div>
        </div>
        {shown.length > 0 ? (
          <ProductList label="Products" products={shown} />
        ) : (
          <EmptyState
            art="search"
            title="No products match these filters"
            text="Take one away, or start again with all of them."
            action={<Button onPress={reset}>Reset Filters</Button>}
          />
        )}
      </div>
      {isDrawerOpen && (
        <Suspense>
          <FilterDrawer
            {...{ filter, setFilter, reset }}
            categories={[...fixedMobileCategories]}
            onClose={() => setDrawerOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
