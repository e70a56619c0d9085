import { brand } from '@parinda/brand';
import { Header, type HeaderProps } from '@parinda/ui/header';
import { Logo } from '@parinda/ui/logo';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCartCount } from '../model/cart/useCartCount.ts';
import { useCustomer } from '../model/customer/useCustomer.ts';
import { loggedOut, selectIsSignedIn } from '../model/session/sessionSlice.ts';
import { closedByBack, lazyOverlay } from '../shared/lazy/lazy.tsx';
import { paths, withQuery } from '../shared/routing/paths.ts';

const ShopSideDrawer = lazyOverlay(
  closedByBack(async () => (await import('./ShopSideDrawer.tsx')).ShopSideDrawer),
);

/** Logo, search, account, wishlist and cart (1 §2 Header and menus). */
export function ShopHeader() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const cartCount = useCartCount();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search).get('query') ?? undefined;
  const { name } = useCustomer('No token found in localStorage');
  // Mounted from the first opening on, so that its closing can be animated.
  const [isDrawerOpen, setDrawerOpen] = useState<boolean>();

  const account: HeaderProps['account'] = isSignedIn
    ? {
        isSignedIn,
        items: [
          { label: 'Welcome Back', isDisabled: true },
          { label: 'Manage Account', href: paths.account },
          { label: 'Your Orders', href: paths.orders },
          { label: 'Logout', onPress: () => dispatch(loggedOut()) },
        ],
      }
    : { isSignedIn, href: paths.signup };

  return (
    <>
      <Header
        logo={<Logo name={brand.name} />}
        homeHref={paths.home}
        search={{
          placeholder: `Search ${brand.name}`,
          label: 'Search products',
          defaultValue: query,
          action: paths.search,
          onSubmit: (text) =>
            navigate(withQuery('search', { query: text }), { state: { searchedAt: Date.now() } }),
        }}
        account={account}
        wishlistHref={paths.wishlist}
        cartHref={paths.cart}
        cartCount={cartCount}
        onMenuPress={() => setDrawerOpen(true)}
      />
      {isDrawerOpen !== undefined && (
        <ShopSideDrawer isOpen={isDrawerOpen} onOpenChange={setDrawerOpen} name={name} />
      )}
    </>
  );
}
