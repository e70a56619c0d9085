import { DialogContent, type DialogContentProps } from './DialogContent.tsx';
import { DialogWindow, type OverlayProps } from './DialogWindow.tsx';

export interface DialogProps
  extends OverlayProps,
    Pick<DialogContentProps, 'title' | 'children' | 'footer' | 'role'> {
  /** md for a question or a short form, lg for more, full covers the window. */
  size?: 'md' | 'lg' | 'full';
}

/**
 * A modal window. Unless it is dismissable, neither Escape nor a press outside closes it, and it has
 * no close button. Load it lazily.
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
