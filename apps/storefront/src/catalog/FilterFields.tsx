import { Button } from '@parinda/ui/button';
import { CheckboxGroup } from '@parinda/ui/checkbox-group';
import { Stack } from '@parinda/ui/layout';
import { PriceCeiling } from '@parinda/ui/price-ceiling';
import { useState } from 'react';
import { materials, price } from '../shared/business.ts';
import { formatRupees } from '../shared/money.ts';
import type { ProductFilter } from './productFilter.ts';

export interface FilterFieldsProps {
  filter: ProductFilter;
  setFilter: (filter: ProductFilter) => void;
  reset: () => void;
  categories: string[];
}

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const ratingOptions = [4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  label: `${stars}★ & up`,
}));

/** The filters of the panel and of the overlay (P 2, P 5). */
export function FilterFields({ filter, setFilter, reset, categories }: FilterFieldsProps) {
  // The URL gets the ceiling once the thumb is let go; until then it moves here.
  const [dragged, setDragged] = useState<number | null>(null);
  return (
    <Stack gap="lg">
      <PriceCeiling
        label="Price up to"
        value={dragged ?? filter.maxPrice}
        max={price.maxRupees}
        onChange={setDragged}
        onChangeEnd={(maxPrice) => {
          setDragged(null);
          setFilter({ ...filter, maxPrice });
        }}
        format={formatRupees}
      />
      <CheckboxGroup
        label="Category"
        options={asOptions(categories)}
        value={filter.categories}
        onChange={(chosen) => setFilter({ ...filter, categories: chosen })}
      />
      <CheckboxGroup
        label="Material"
        options={asOptions(materials)}
        value={filter.materials}
        onChange={(chosen) => setFilter({ ...filter, materials: chosen })}
      />
      <CheckboxGroup
        label="Rating"
        options={ratingOptions}
        value={filter.ratings.map(String)}
        onChange={(chosen) => setFilter({ ...filter, ratings: chosen.map(Number) })}
      />
      <Button variant="secondary" onPress={reset}>
        Reset Filters
      </Button>
    </Stack>
  );
}
