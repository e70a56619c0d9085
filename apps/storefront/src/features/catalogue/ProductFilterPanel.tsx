import { FilterPanel } from '@parinda/ui/filter-panel';
import { type FilterSource, filterPanelProps } from './filterPanelProps.tsx';

/** The filters beside the products. */
export const ProductFilterPanel = (source: FilterSource) => (
  <FilterPanel {...filterPanelProps(source)} />
);
