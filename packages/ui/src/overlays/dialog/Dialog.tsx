import { DialogContent, type DialogContentProps } from './DialogContent.tsx';
import { DialogWindow, type OverlayProps } from './DialogWindow.tsx';

export interface DialogProps
  extends OverlayProps,
    Pick<DialogContentProps, 'title' | 'children' | 'footer' | 'role'> {
  /** Use md for a question or a short form, lg for more, full for the whole window. */
  size?: 'md' | 'lg' | 'full';
}

/**
 * A modal window. If not dismissable, it has no close button, and ignores Escape and clicks
 * outside. Load it lazily.
 */
export function Dialog({
  title,
  children,
  footer,
  role,
  size = 'md',
  isDismissable = true,
  ...overlay
}: DialogProps) {
  return (
    <DialogWindow
      isKeyboardDismissDisabled={!isDismissable}
      {...overlay}
      isDismissable={isDismissable}
      size={size}
    >
      <DialogContent title={title} role={role} hasClose={isDismissable} footer={footer}>
        {children}
      </DialogContent>
    </DialogWindow>
  );
}
