import type { RefAttributes } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { Picture, type PictureProps } from '../picture/index.ts';
import * as styles from './PictureButton.css.ts';

export interface PictureButtonProps
  extends Omit<ButtonProps, 'className' | 'style' | 'children'>,
    Pick<PictureProps, 'src' | 'ratio' | 'isEager'>,
    RefAttributes<HTMLButtonElement> {
  /** Shown under the picture. It is the accessible name. */
  title: string;
}

/** A picture with a title that opens a dialog. */
export function PictureButton({ title, src, ratio, isEager, ...rest }: PictureButtonProps) {
  return (
    <Button aria-haspopup="dialog" {...rest} className={styles.button}>
      <span className={styles.picture}>
        <Picture
          src={src}
          ratio={ratio}
          isEager={isEager}
          alt=""
          sizes="(min-width: 37.5rem) 24rem, 88vw"
        />
      </span>
      <span className={styles.title}>{title}</span>
    </Button>
  );
}
