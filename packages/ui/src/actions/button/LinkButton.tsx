import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { content } from './Button.css.ts';
import type { ButtonProps } from './Button.tsx';
import { buttonClass } from './buttonClass.ts';

export interface LinkButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'isFullWidth'> {
  href: string;
  /** '_blank' opens a tab. */
  target?: string;
  rel?: string;
  onPress?: AriaLinkProps['onPress'];
  'aria-label'?: string;
  ref?: Ref<HTMLAnchorElement>;
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
    <AriaLink {...rest} className={buttonClass(variant, size, isFullWidth)}>
      <span className={content}>{children}</span>
    </AriaLink>
  );
}
