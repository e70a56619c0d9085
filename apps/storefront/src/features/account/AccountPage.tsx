import { Heading } from '@parinda/ui/heading';
import { ChevronRightIcon } from '@parinda/ui/icons';
import { Grid, Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { Text } from '@parinda/ui/text';
import { useCustomer } from '../../model/customer/useCustomer.ts';
import { AccountHead } from '../../parts/account-head/AccountHead.tsx';
import { paths } from '../../shared/routing/paths.ts';
import * as styles from './Account.css.ts';

const cards = [
  {
    title: 'Manage Account',
    text: 'Your name and how we reach you',
    href: paths.manageAccount,
  },
  { title: 'Manage Orders', text: 'What you bought and where it is', href: paths.orders },
  { title: 'Manage Address', text: 'Where your orders are sent', href: paths.manageAddress },
  {
    title: 'Manage Payment Methods',
    text: 'How you pay',
    href: paths.managePaymentMethods,
  },
];

/** The account home (2 §2). */
export function AccountPage() {
  const { name } = useCustomer();
  return (
    <Stack gap="lg">
      <AccountHead title={`Welcome Back, ${name}`} place="first" />
      <Grid columns={{ narrow: 1, medium: 2, wide: 2 }} gap="lg" as="ul">
        {cards.map(({ title, text, href }) => (
          <li key={href} className={styles.card}>
            <Stack gap="xs">
              <Heading level={2} size="h4">
                <Link href={href} isStandalone>
                  {title}
                  <span className={styles.whole} />
                </Link>
              </Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
            <ChevronRightIcon size={24} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
