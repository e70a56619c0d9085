import { Link, type LinkProps } from 'react-aria-components/Link';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends Omit<LinkProps, 'className' | 'style'> {
  /** '#main': the element must be focusable (tabIndex -1). */
  href: `#${string}`;
}

/** The first link of the page. It is visible while it has focus. */
export function SkipLink({ children, ...rest }: SkipLinkProps) {
  const messages = useMessages();
  return (
    <Link
      {...rest}
      className={styles.link}
      onClickCapture={(event) => {
        const target = document.getElementById(rest.href.slice(1));
        if (!target) return;
        // Keeps router and URL unchanged, and moves focus in every browser.
        event.preventDefault();
        target.focus();
        target.scrollIntoView({ block: 'start' });
      }}
    >
      {children ?? messages.skipToMain}
    </Link>
  );
}
