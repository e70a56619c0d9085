import { clsx } from 'clsx';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Any CSS length; a number is in pixels. */
  width?: number | string;
  /** Same units as the width. The default is one line of text. */
  height?: number | string;
  /** Radius of the content that will be shown. */
  radius?: keyof typeof styles.radius;
}

/**
 * Reserves space for loading content. Hidden from screen readers: the page announces that it is
 * loading.
 */
export function Skeleton({ width = '100%', height = '1em', radius = 'sm' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(styles.skeleton, styles.radius[radius])}
      style={{ width, height }}
    />
  );
}
