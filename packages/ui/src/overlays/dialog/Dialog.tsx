import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../actions/icon-button/index.ts';
import { CloseIcon } from '../../foundations/icons/index.ts';
import * as styles from './Dialog.css.ts';
import { DialogBody } from './DialogBody.tsx';

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
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className={styles.overlay}
    >
      <Modal className={styles.modal({ size })}>
        <AriaDialog role={role} className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {isDismissable && (
              <IconButton
                label="Close"
                icon={<CloseIcon size={22} />}
                onPress={() => onOpenChange(false)}
              />
            )}
          </div>
          <DialogBody>{children}</DialogBody>
          {footer && <div className={styles.foot}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
