import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { DialogContent, type OverlayProps } from '../dialog/index.ts';
import * as styles from './Drawer.css.ts';

export interface DrawerProps extends OverlayProps {
  /** Visible at the top; also the accessible name. */
  title: string;
  /** The edge of the window. */
  side?: 'left' | 'right';
  children: ReactNode;
}

/** A modal window at the side of the page. */
export function Drawer({ title, side = 'left', children, ...overlay }: DrawerProps) {
  return (
    <ModalOverlay isDismissable {...overlay} className={styles.overlay}>
      <Modal className={clsx(styles.panel, styles.side[side])}>
        <DialogContent title={title}>{children}</DialogContent>
      </Modal>
    </ModalOverlay>
  );
}
