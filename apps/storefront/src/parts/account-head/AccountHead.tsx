import { Breadcrumbs } from '@parinda/ui/breadcrumbs';
import { Heading } from '@parinda/ui/heading';
import { Inline, Stack } from '@parinda/ui/layout';
import type { ReactNode } from 'react';
import { paths } from '../../shared/routing/paths.ts';

export interface AccountHeadProps {
  title: string;
  /** The first page of the account, or one below the orders, as one of them is. */
  place?: 'first' | 'belowOrders';
  /** Beside the title. */
  action?: ReactNode;
  /** Under the title. */
  children?: ReactNode;
}

const home = { label: 'Home', href: paths.home };
const account = { label: 'Your account', href: paths.account };
const orders = { label: 'Your Orders', href: paths.orders };

/** How each page of the account begins: the way back, then what the page is. */
export function AccountHead({ title, place, action, children }: AccountHeadProps) {
  // On a phone in one line: the title of each page is at the same place.
  const trail =
    place === 'first'
      ? [home, account]
      : [account, ...(place === 'belowOrders' ? [orders] : []), { label: title }];
  return (
    <Stack gap="xs">
      <Breadcrumbs items={trail} />
      <Inline justify="between">
        <Heading level={1} size="h2">
          {title}
        </Heading>
        {action}
      </Inline>
      {children}
    </Stack>
  );
}
