import type { ReactNode } from 'react';
import { type ButtonBehaviour, useButton } from '../../hooks/useButton.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { content, spinner } from './Button.css.ts';
import { buttonClass } from './buttonClass.ts';

export interface ButtonProps extends ButtonBehaviour {
  /** primary once on a screen, for what the shopper came to do; danger for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** sm is 36 px high, for dense rows; md is 44 px. */
  size?: 'md' | 'sm';
  /** Waiting for an answer: focus and width stay, presses do nothing, readers hear 'Please wait'. */
  isPending?: boolean | undefined;
  type?: 'button' | 'submit' | 'reset';
  /** As wide as what it stands in. */
  isFullWidth?: boolean;
  /** Id of the form it submits, when it stands outside of it. */
  form?: string;
  /** Takes focus when it appears: only where the shopper has just asked for it. */
  autoFocus?: boolean;
  children?: ReactNode;
}

/** Does something here. What goes to another page is a LinkButton. */
export function Button({
  variant = 'primary',
  size = 'md',
  isFullWidth = false,
  children,
  ...rest
}: ButtonProps) {
  const { buttonProps, announcement } = useButton(rest);
  return (
    <>
      <button {...buttonProps} className={buttonClass(variant, size, isFullWidth)}>
        <span className={content}>{children}</span>
        {rest.isPending && (
          <>
            <span className={spinner} aria-hidden="true" />
            <VisuallyHidden>, please wait</VisuallyHidden>
          </>
        )}
      </button>
      {rest.isPending !== undefined && (
        <VisuallyHidden aria-live="assertive">{announcement}</VisuallyHidden>
      )}
    </>
  );
}
