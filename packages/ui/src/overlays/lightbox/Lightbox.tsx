import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { OverlayProps } from '../dialog/index.ts';
import * as styles from './Lightbox.css.ts';
import { LightboxSlides, type LightboxSlidesProps } from './LightboxSlides.tsx';

export interface LightboxProps extends OverlayProps, LightboxSlidesProps {}

/**
 * Shows images over the whole window, one at a time. Arrow keys, a swipe and buttons change the
 * image. Load it lazily.
 */
export function Lightbox({ images, startIndex, isLooping, ...overlay }: LightboxProps) {
  return (
    <ModalOverlay {...overlay} className={styles.overlay}>
      <Modal className={styles.modal}>
        <LightboxSlides images={images} startIndex={startIndex} isLooping={isLooping} />
      </Modal>
    </ModalOverlay>
  );
}
