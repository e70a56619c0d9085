import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import * as styles from './Dialog.css.ts';

/** Props of React Aria's overlay that every dialog passes on. */
export interface OverlayProps
  extends Omit<ModalOverlayProps, 'children' | 'className' | 'style' | 'render'> {}

export interface DialogWindowProps extends OverlayProps {
  size: 'md' | 'lg' | 'full';
  children: ReactNode;
}

/** Dims the page and places a dialog over it. */
export function DialogWindow({ size, children, ...overlay }: DialogWindowProps) {
  return (
    <ModalOverlay {...overlay} className={styles.overlay}>
      <Modal className={clsx(styles.modal, styles.size[size])}>{children}</Modal>
    </ModalOverlay>
  );
}
