import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as styles from './IconButton.css.ts';

/** How an IconButton or an IconToggleButton looks and is named. */
export interface IconButtonLook {
  /** The accessible name: the action of the button. */
  label: string;
  /** 24 px in md, 20 px in sm. It takes the colour of the text. */
  icon: ReactNode;
  /** sm is 36 px, md 44 px. */
  size?: 'md' | 'sm';
  /** solid has its own background, for use on a picture. */
  variant?: 'ghost' | 'solid';
  /** Your own class. Rules outside cascade layers win over the component's rules. */
  className?: string;
}

export const iconButtonClass = ({
  size = 'md',
  variant = 'ghost',
  className,
}: Omit<IconButtonLook, 'label' | 'icon'>) =>
  clsx(styles.iconButton, styles.variant[variant], styles.size[size], className);
