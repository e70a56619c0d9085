import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { VisuallyHidden } from '../../layout/index.ts';
import { content, spinner } from './Button.css.ts';
import { buttonClass } from './buttonClass.ts';

export interface ButtonProps {
  /** primary once on a screen, for what the shopper came to do; danger for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** sm is 36 px high, for dense rows; md is 44 px. */
  size?: 'md' | 'sm';
  /** Waiting for an answer: focus and width stay, presses do nothing, readers hear 'Please wait'. */
  isPending?: boolean;
  isDisabled?: boolean;
  type?: 'button' | 'submit' | 'reset';
  onPress?: AriaButtonProps['onPress'];
  /** As wide as what it stands in. */
  isFullWidth?: boolean;
  /** Id of the form it submits, when it stands outside of it. */
  form?: string;
  /** Takes focus when it appears: only where the shopper has just asked for it. */
  autoFocus?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  /** For react-aria's own parts: which place it takes in a dialog or field. */
  slot?: string | null;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

/** Does something here. What goes to another page is a LinkButton. */
export function Button({
  variant = 'primary',
  size = 'md',
  isFullWidth = false,
  isPending = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton {...rest} isPending={isPending} className={buttonClass(variant, size, isFullWidth)}>
      <span className={content}>{children}</span>
      {isPending && (
        <>
          <span className={spinner} aria-hidden="true" />
          <VisuallyHidden>, please wait</VisuallyHidden>
        </>
      )}
    </AriaButton>
  );
}
