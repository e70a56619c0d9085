import { Button } from '@parinda/ui/button';
import { Drawer } from '@parinda/ui/drawer';
import { Stack } from '@parinda/ui/layout';
import { FilterFields, type FilterFieldsProps } from './FilterFields.tsx';

interface FilterDrawerProps extends FilterFieldsProps {
  onClose: () => void;
}

/** The filters of small screens: slides in, with a Close button (P 2). */
export function FilterDrawer({ onClose, ...fields }: FilterDrawerProps) {
  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Filters" side="left">
      <Stack gap="lg">
        <FilterFields {...fields} />
        <Button onPress={onClose} isFullWidth>
          Close
        </Button>
      </Stack>
    </Drawer>
  );
}
