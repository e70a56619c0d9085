import { Button } from '../../actions/button/index.ts';
import { Stack } from '../../layout/index.ts';
import { Drawer } from '../../overlays/drawer/index.ts';
import { FilterPanel, type FilterPanelProps } from '../filter-panel/index.ts';

export interface FilterOverlayProps extends FilterPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title?: string;
  /** Of the button under the filters. */
  closeLabel?: string;
}

/** The FilterPanel of small windows: slides in from the left. Load it lazily. */
export function FilterOverlay({
  isOpen,
  onOpenChange,
  title = 'Filters',
  closeLabel = 'Close',
  ...panel
}: FilterOverlayProps) {
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title={title}>
      <Stack gap="lg">
        <FilterPanel {...panel} />
        <Button onPress={() => onOpenChange(false)} isFullWidth>
          {closeLabel}
        </Button>
      </Stack>
    </Drawer>
  );
}
