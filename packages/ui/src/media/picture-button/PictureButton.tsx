import { useButton } from '../../hooks/useButton.ts';
import { Picture, type PictureProps } from '../picture/index.ts';
import * as styles from './PictureButton.css.ts';

export interface PictureButtonProps extends Pick<PictureProps, 'src' | 'ratio' | 'isEager'> {
  /** Stands under the picture and names the button. */
  title: string;
  /** Opens the larger one: a dialog, as readers are told. */
  onPress: () => void;
}

/** A picture with its title that opens something larger. */
export function PictureButton({ title, onPress, ...picture }: PictureButtonProps) {
  const { buttonProps } = useButton({ onPress, 'aria-haspopup': 'dialog' });
  return (
    <button {...buttonProps} className={styles.button}>
      <span className={styles.picture}>
        <Picture {...picture} alt="" sizes="(min-width: 37.5rem) 24rem, 100vw" />
      </span>
      <span className={styles.title}>{title}</span>
    </button>
  );
}
