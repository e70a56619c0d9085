import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import * as styles from './Link.css.ts';

export interface LinkProps {
  href: string;
  /** inverse on dark bands; muted for what may be skipped. */
  tone?: keyof typeof styles.tone;
  /** Not within a sentence: no underline until the pointer is on it. */
  isStandalone?: boolean;
  /** '_blank' opens a tab. */
  target?: string;
  rel?: string;
  onPress?: AriaLinkProps['onPress'];
  'aria-current'?: AriaLinkProps['aria-current'];
  'aria-label'?: string;
  ref?: Ref<HTMLAnchorElement>;
  children?: ReactNode;
}

/** Paths of the shop go through LinkProvider's navigate; other hrefs are plain links. */
export function Link({ tone = 'default', isStandalone, ...rest }: LinkProps) {
  return (
    <AriaLink
      {...rest}
      className={clsx(styles.link, styles.tone[tone], isStandalone && styles.standalone)}
    />
  );
}
