import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../actions/button/index.ts';
import { Stack } from '../../layout/index.ts';
import { Drawer, type DrawerProps } from '../../overlays/drawer/index.ts';
import { over } from '../../theme/breakpoints.ts';
import { useMessages } from '../../theme/messages/index.ts';
import { FilterPanel, type FilterPanelProps } from '../filter-panel/index.ts';

export interface FilterOverlayProps
  extends Omit<DrawerProps, 'title' | 'children'>,
    FilterPanelProps {
  title?: string;
  /** Label of the button below the filters. */
  closeLabel?: string;
}

/** The FilterPanel of narrow windows, in a drawer. It closes when the window becomes wide. */
export function FilterOverlay({
  title,
  closeLabel,
  ceiling,
  groups,
  submitLabel,
  resetLabel,
  onReset,
  ...drawer
}: FilterOverlayProps) {
  const messages = useMessages();
  const close = useEffectEvent(() => drawer.onOpenChange?.(false));
  useEffect(() => {
    const wide = window.matchMedia?.(over[768]);
    const closeIfWide = () => wide.matches && close();
    wide?.addEventListener('change', closeIfWide);
    return () => wide?.removeEventListener('change', closeIfWide);
  }, []);
  return (
    <Drawer {...drawer} title={title ?? messages.filters}>
      <Stack gap="lg">
        <FilterPanel {...{ ceiling, groups, submitLabel, resetLabel, onReset }} />
        <Button onPress={() => drawer.onOpenChange?.(false)} isFullWidth>
          {closeLabel ?? messages.close}
        </Button>
      </Stack>
    </Drawer>
  );
}
