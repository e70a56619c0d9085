import type { ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { CartIcon, HeartIcon, MenuIcon, UserIcon } from '../../foundations/icons/index.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { PlainLink } from '../../text/link/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import { type Account, AccountMenu } from './AccountMenu.tsx';
import * as styles from './Header.css.ts';
import { HeaderSearch, type HeaderSearchProps } from './HeaderSearch.tsx';

export interface HeaderProps {
  /** Name of the link to the home page. */
  logo: ReactNode;
  homeHref: string;
  search: HeaderSearchProps;
  account: Account;
  wishlistHref: string;
  cartHref: string;
  cartCount: number;
  /** Opens the side drawer. */
  onMenuPress: () => void;
}

export function Header({
  logo,
  homeHref,
  search,
  account,
  wishlistHref,
  cartHref,
  cartCount,
  onMenuPress,
}: HeaderProps) {
  const messages = useMessages();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <IconButton label={messages.menu} icon={<MenuIcon />} onPress={onMenuPress} />
        <PlainLink href={homeHref} className={styles.home}>
          {logo}
        </PlainLink>
        <HeaderSearch {...search} />
        <div className={styles.actions}>
          {account.isSignedIn ? (
            <AccountMenu items={account.items} />
          ) : (
            <IconLink href={account.href} label={messages.account} icon={<UserIcon />} />
          )}
          <IconLink href={wishlistHref} label={messages.wishlist} icon={<HeartIcon />} />
          <IconLink href={cartHref} label={messages.cart} icon={<CartIcon />} count={cartCount} />
        </div>
      </div>
    </header>
  );
}

interface IconLinkProps {
  href: string;
  label: string;
  icon: ReactNode;
  count?: number;
}

function IconLink({ href, label, icon, count = 0 }: IconLinkProps) {
  const messages = useMessages();
  return (
    <PlainLink href={href} className={styles.action}>
      <span className={styles.icon}>
        {icon}
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
      <span className={styles.actionLabel}>{label}</span>
      {count > 0 && <VisuallyHidden>{messages.cartCount(count)}</VisuallyHidden>}
    </PlainLink>
  );
}
