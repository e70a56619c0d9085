import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useDismiss } from './useDismiss.ts';

/** The pointer may leave the button on its way to the panel for so long. */
const leaveMs = 250;

/**
 * A button and the panel it shows: opens by click, Enter, Space and by a resting mouse; what a click
 * opened does not close when the mouse leaves. Escape closes and gives the focus back.
 */
export function useHoverDisclosure() {
  const [openedBy, setOpenedBy] = useState<'press' | 'hover'>();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panelId = useId();
  const isOpen = openedBy !== undefined;

  const close = () => setOpenedBy(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  useDismiss(root, isOpen, (how) => {
    const hadFocus = root.current?.contains(document.activeElement);
    close();
    if (how === 'escape' && hadFocus) button.current?.focus();
  });

  return {
    isOpen,
    close,
    rootProps: {
      ref: root,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        clearTimeout(leaving.current);
        if (pointerType === 'mouse') setOpenedBy((by) => by ?? 'hover');
      },
      onPointerLeave: () => {
        leaving.current = setTimeout(
          () => setOpenedBy((by) => (by === 'hover' ? undefined : by)),
          leaveMs,
        );
      },
    },
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => {
        // Safari focuses no button that is clicked.
        button.current?.focus();
        setOpenedBy((by) => (by === 'press' ? undefined : 'press'));
      },
    },
    panelProps: { id: panelId, hidden: !isOpen },
  };
}
