import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** '#main': the element must take focus (tabIndex -1). */
  href: `#${string}`;
}

/** First in body; seen only while it has focus. A plain anchor, so that no router handles it. */
export function SkipLink({ href }: SkipLinkProps) {
  return (
    <a
      href={href}
      className={styles.link}
      onClick={(event) => {
        const target = document.getElementById(href.slice(1));
        if (!target) return;
        // Keeps the address clean and moves the focus in every browser.
        event.preventDefault();
        target.focus();
        target.scrollIntoView({ block: 'start' });
      }}
    >
      Skip to main content
    </a>
  );
}
