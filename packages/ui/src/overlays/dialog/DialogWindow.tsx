import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import * as styles from './Dialog.css.ts';

export interface DialogWindowProps
  extends Pick<
    ModalOverlayProps,
    'isOpen' | 'onOpenChange' | 'isDismissable' | 'isKeyboardDismissDisabled'
  > {
  size: 'md' | 'lg' | 'full';
  children: ReactNode;
}

/** The darkened page, and the box over it that a dialog stands in. */
export function DialogWindow({ size, children, ...overlay }: DialogWindowProps) {
  return (
    <ModalOverlay {...overlay} className={styles.overlay}>
      <Modal className={clsx(styles.modal, styles.size[size])}>{children}</Modal>
    </ModalOverlay>
  );
}
