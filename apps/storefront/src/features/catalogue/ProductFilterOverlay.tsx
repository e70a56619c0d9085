import { FilterOverlay } from '@parinda/ui/filter-overlay';
import { type FilterSource, filterPanelProps } from './filterPanelProps.tsx';

export interface ProductFilterOverlayProps extends FilterSource {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The filters in an overlay, for small windows. */
export const ProductFilterOverlay = ({
  isOpen,
  onOpenChange,
  ...source
}: ProductFilterOverlayProps) => (
  <FilterOverlay {...filterPanelProps(source)} isOpen={isOpen} onOpenChange={onOpenChange} />
);
