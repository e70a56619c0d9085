import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { PlainLink, type PlainLinkProps } from '../../text/link/index.ts';
import { content } from './Button.css.ts';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

export interface LinkButtonProps extends Omit<PlainLinkProps, 'className' | 'style'>, ButtonLook {}

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  isFullWidth,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <PlainLink {...rest} className={buttonClass({ variant, size, isFullWidth, className })}>
      {composeRenderProps(children, (text) => (
        <span className={content}>{text}</span>
      ))}
    </PlainLink>
  );
}
