import { Breadcrumbs } from '@parinda/ui/breadcrumbs';
import { Heading } from '@parinda/ui/heading';
import { Inline, Stack } from '@parinda/ui/layout';
import type { ReactNode } from 'react';
import { paths } from '../../shared/routing/paths.ts';

export interface AccountHeadProps {
  title: string;
  /** Position in the account: the first page, or a page below the orders. */
  place?: 'first' | 'belowOrders';
  /** Rendered beside the title. */
  action?: ReactNode;
  /** Rendered below the title. */
  children?: ReactNode;
}

const home = { label: 'Home', href: paths.home };
const account = { label: 'Your account', href: paths.account };
const orders = { label: 'Your Orders', href: paths.orders };

/** The head of each account page: breadcrumbs, then title. */
export function AccountHead({ title, place, action, children }: AccountHeadProps) {
  // One line on a phone, so that all titles have the same position.
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
