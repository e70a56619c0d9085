import { useEffect, useRef, useState } from 'react';
import { useHover } from 'react-aria/useHover';
import { useInteractOutside } from 'react-aria/useInteractOutside';

/** Milliseconds that the pointer may be outside between button and panel. */
const leaveMs = 250;

/**
 * Props for a React Aria Disclosure that also opens on hover, and closes on Escape, on a click
 * outside and when focus leaves. After a click it stays open when the mouse leaves.
 */
export function useHoverDisclosure() {
  const [openedBy, setOpenedBy] = useState<'press' | 'hover'>();
  const root = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = openedBy !== undefined;
  const close = () => setOpenedBy(undefined);

  const { hoverProps } = useHover({
    onHoverStart() {
      clearTimeout(leaving.current);
      setOpenedBy((by) => by ?? 'hover');
    },
    onHoverEnd() {
      leaving.current = setTimeout(
        () => setOpenedBy((by) => (by === 'hover' ? undefined : by)),
        leaveMs,
      );
    },
  });
  useEffect(() => () => clearTimeout(leaving.current), []);
  useInteractOutside({ ref: root, isDisabled: !isOpen, onInteractOutside: close });

  useEffect(() => {
    if (!openedBy) return;
    const contains = (element: EventTarget | null) => root.current?.contains(element as Node);
    const closeOnFocus = ({ target, relatedTarget }: FocusEvent) => {
      // The focus of a new page, or of a window in front again, does not concern the mouse.
      if (openedBy === 'hover' && !contains(relatedTarget)) return;
      if (!contains(target)) setOpenedBy(undefined);
    };
    // On the document, because a hovered panel closes wherever the focus is.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (contains(document.activeElement)) root.current?.querySelector('button')?.focus();
      setOpenedBy(undefined);
    };
    document.addEventListener('focusin', closeOnFocus);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('focusin', closeOnFocus);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [openedBy]);

  return {
    close,
    disclosureProps: {
      ...hoverProps,
      ref: root,
      isExpanded: isOpen,
      onExpandedChange: () => setOpenedBy((by) => (by === 'press' ? undefined : 'press')),
    },
  };
}
