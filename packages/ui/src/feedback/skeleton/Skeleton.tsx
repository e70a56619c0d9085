import { clsx } from 'clsx';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Any CSS length; a number means pixels. */
  width?: number | string;
  /** As the width; one line of text without it. */
  height?: number | string;
  /** That of the thing it stands for. */
  radius?: keyof typeof styles.radius;
}

/** Keeps the room of what is still loading. Silent: the page itself says that it loads. */
export function Skeleton({ width = '100%', height = '1em', radius = 'sm' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(styles.skeleton, styles.radius[radius])}
      style={{ width, height }}
    />
  );
}
