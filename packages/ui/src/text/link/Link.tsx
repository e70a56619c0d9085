import { clsx } from 'clsx';
import * as styles from './Link.css.ts';
import { PlainLink, type PlainLinkProps } from './PlainLink.tsx';

export interface LinkProps extends Omit<PlainLinkProps, 'className' | 'style'> {
  /** inverse on dark backgrounds; muted for less important links. */
  tone?: keyof typeof styles.tone;
  /** For links outside a sentence: underlined on hover only. */
  isStandalone?: boolean;
  /** Your own class. Rules outside cascade layers win over the component's rules. */
  className?: string;
}

/** A text link. Links to the same site use the router of LinkProvider. */
export function Link({ tone = 'default', isStandalone, className, ...rest }: LinkProps) {
  return (
    <PlainLink
      {...rest}
      className={clsx(styles.link, styles.tone[tone], isStandalone && styles.standalone, className)}
    />
  );
}
