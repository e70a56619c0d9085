import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type ButtonBehaviour, useButton } from '../../hooks/useButton.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ButtonBehaviour, 'children'> {
  /** Its name for readers; say what a press does. */
  label: string;
  /** 24 px in md, 20 px in sm. It takes the colour of the text. */
  icon: ReactNode;
  /** It cannot be pressed or reached; where focus must stay, keep it pressable and say why not. */
  isDisabled?: boolean | undefined;
  /** Its work is under way: presses do nothing, the focus stays. */
  isPending?: boolean | undefined;
  /** submit sends the form around it. */
  type?: 'button' | 'submit';
  /** sm is 36 px, md 44 px. */
  size?: 'md' | 'sm';
  /** solid lies on a surface of its own, e.g. over a picture. */
  variant?: 'ghost' | 'solid';
  /** What it opens is open. */
  'aria-expanded'?: boolean;
  /** Id of what it opens. */
  'aria-controls'?: string;
  /** It is a toggle, and on. */
  'aria-pressed'?: boolean;
}

/** A button that shows an icon alone and says its name to screen readers. */
export function IconButton({
  label,
  icon,
  size = 'md',
  variant = 'ghost',
  ...rest
}: IconButtonProps) {
  const { buttonProps, announcement } = useButton(rest);
  return (
    <>
      <button
        {...buttonProps}
        aria-label={label}
        className={clsx(styles.iconButton, styles.variant[variant], styles.size[size])}
      >
        {icon}
      </button>
      {rest.isPending !== undefined && (
        <VisuallyHidden aria-live="assertive">{announcement}</VisuallyHidden>
      )}
    </>
  );
}
