import type { RefAttributes } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { VisuallyHidden } from '../../layout/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import { content, spinner } from './Button.css.ts';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

export interface ButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style'>,
    ButtonLook,
    RefAttributes<HTMLButtonElement> {
  /** Added to the name while the button is pending. */
  pendingLabel?: string;
}

/** A button for an action on the page. Use LinkButton to go to another page. */
export function Button({
  variant,
  size,
  isFullWidth,
  className,
  pendingLabel,
  children,
  ...rest
}: ButtonProps) {
  const messages = useMessages();
  return (
    <AriaButton {...rest} className={buttonClass({ variant, size, isFullWidth, className })}>
      {composeRenderProps(children, (text, { isPending }) => (
        <>
          <span className={content}>{text}</span>
          {isPending && (
            <>
              <span className={spinner} aria-hidden="true" />
              <VisuallyHidden>{`, ${pendingLabel ?? messages.pleaseWait}`}</VisuallyHidden>
            </>
          )}
        </>
      ))}
    </AriaButton>
  );
}
