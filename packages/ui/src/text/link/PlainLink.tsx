import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { VisuallyHidden } from '../../layout/index.ts';
import { useLinkNavigate } from './LinkProvider.tsx';

export interface PlainLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
  /** Before it is followed, wherever that may be. */
  onPress?: (() => void) | undefined;
}

const newTab = ' (opens in a new tab)';

/** A link without looks, for parts that have their own. One that opens a tab says so to readers. */
export function PlainLink({ href, onPress, onClick, children, ...rest }: PlainLinkProps) {
  const navigate = useLinkNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    onPress?.();
    if (!navigate || !staysInShop(event)) return;
    event.preventDefault();
    navigate(href);
  };
  const label = rest['aria-label'];
  const opensTab = rest.target === '_blank';
  return (
    <a
      href={href}
      {...rest}
      aria-label={label && opensTab ? label + newTab : label}
      onClick={follow}
    >
      {children}
      {opensTab && !label && <VisuallyHidden>{newTab}</VisuallyHidden>}
    </a>
  );
}

/** Whether this click means another page of the shop, in this tab. */
function staysInShop(event: MouseEvent<HTMLAnchorElement>): boolean {
  const link = event.currentTarget;
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return (
    isPlain &&
    !event.defaultPrevented &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === window.location.origin
  );
}
