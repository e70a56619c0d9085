import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as styles from './Lightbox.css.ts';
import { LightboxSlides, type LightboxSlidesProps } from './LightboxSlides.tsx';

export interface LightboxProps extends Omit<LightboxSlidesProps, 'onClose'> {
  isOpen: boolean;
  /** Told when it wants to close, by its button, Escape or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Images over the whole window, one at a time. Arrow keys, swipe and buttons move; Escape and
 * 'Close' shut it and give focus back. Load it lazily.
 */
export function Lightbox({ isOpen, onOpenChange, ...slides }: LightboxProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} className={styles.overlay}>
      <Modal className={styles.modal}>
        <LightboxSlides {...slides} onClose={() => onOpenChange(false)} />
      </Modal>
    </ModalOverlay>
  );
}
