import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { DialogContent } from '../dialog/index.ts';
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  isOpen: boolean;
  /** Told when it wants to close, by its button, Escape or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Seen at the top, and the name that is heard. */
  title: string;
  /** The edge it comes from. */
  side?: 'left' | 'right';
  children: ReactNode;
}

/** A dialog at the window's side. A press beside it, Escape and 'Close' shut it. */
export function Drawer({ isOpen, onOpenChange, title, side = 'left', children }: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={styles.overlay}
    >
      <Modal className={clsx(styles.panel, styles.side[side])}>
        <DialogContent title={title} onClose={() => onOpenChange(false)}>
          {children}
        </DialogContent>
      </Modal>
    </ModalOverlay>
  );
}
