import type { ReactNode } from 'react';
import { DialogContent } from './DialogContent.tsx';
import { DialogWindow } from './DialogWindow.tsx';

export interface DialogProps {
  isOpen: boolean;
  /** Told when it wants to close, by its button, Escape or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Seen at the top, and the name that is heard. */
  title: string;
  children: ReactNode;
  /** Buttons that stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** md for a question or a short form, lg for more, full covers the window. */
  size?: 'md' | 'lg' | 'full';
  /** false: neither Escape nor a press beside it closes, and there is no close button. */
  isDismissable?: boolean;
  /** alertdialog interrupts: only for what must be answered now. */
  role?: 'dialog' | 'alertdialog';
}

/** Traps focus and gives it back. Load it lazily: nothing on a first page needs its 26 kB. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  footer,
  size = 'md',
  isDismissable = true,
  role,
}: DialogProps) {
  return (
    <DialogWindow
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      size={size}
    >
      <DialogContent
        title={title}
        role={role}
        onClose={isDismissable ? () => onOpenChange(false) : undefined}
        footer={footer}
      >
        {children}
      </DialogContent>
    </DialogWindow>
  );
}
