import type { ReactNode } from 'react';
import { PlainLink, type PlainLinkProps } from '../../text/link/index.ts';
import { content } from './Button.css.ts';
import type { ButtonProps } from './Button.tsx';
import { buttonClass } from './buttonClass.ts';

export interface LinkButtonProps
  extends Omit<PlainLinkProps, 'className' | 'style'>,
    Pick<ButtonProps, 'variant' | 'size' | 'isFullWidth'> {
  href: string;
  /** '_blank' opens a tab. */
  target?: string;
  rel?: string;
  children?: ReactNode;
}

/** Looks like a button, goes somewhere: read, opened in a tab and copied as a link. */
export function LinkButton({
  variant = 'primary',
  size = 'md',
  isFullWidth = false,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <PlainLink {...rest} className={buttonClass(variant, size, isFullWidth)}>
      <span className={content}>{children}</span>
    </PlainLink>
  );
}
