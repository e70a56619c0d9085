import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { VisuallyHidden } from '../layout/index.ts';
import { button, content, spinner } from './Button.css.ts';

export interface ButtonProps {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'md' | 'sm';
  /** Waiting for an answer: focus and width stay, presses do nothing, readers hear 'Please wait'. */
  isPending?: boolean;
  isDisabled?: boolean;
  type?: 'button' | 'submit' | 'reset';
  onPress?: AriaButtonProps['onPress'];
  isFullWidth?: boolean;
  /** Id of the form it submits, when it stands outside of it. */
  form?: string;
  autoFocus?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  slot?: string | null;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

export function Button({
  variant = 'primary',
  size = 'md',
  isFullWidth = false,
  isPending = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton {...rest} isPending={isPending} className={button({ variant, size, isFullWidth })}>
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
