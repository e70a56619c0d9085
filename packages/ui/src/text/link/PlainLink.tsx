import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useLinkNavigate } from './LinkProvider.tsx';

export interface PlainLinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
  /** Before it is followed, wherever that may be. */
  onPress?: (() => void) | undefined;
}

/** A link without looks, for parts that have their own. */
export function PlainLink({ href, onPress, onClick, ...rest }: PlainLinkProps) {
  const navigate = useLinkNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    onPress?.();
    if (!navigate || !staysInShop(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return <a href={href} {...rest} onClick={follow} />;
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
