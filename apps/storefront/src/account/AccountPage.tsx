import { Heading } from '@parinda/ui/heading';
import { Box, Container, Grid, Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { Text } from '@parinda/ui/text';
import { useOwnMetadata } from '../shell/index.ts';
import { useCustomer } from './useCustomer.ts';

const cards = [
  {
    title: 'Manage Account',
    text: 'Your name and how we reach you',
    href: '/account/manage-account',
  },
  { title: 'Manage Orders', text: 'What you bought and where it is', href: '/orders' },
  { title: 'Manage Address', text: 'Where your orders are sent', href: '/account/manage-address' },
  {
    title: 'Manage Payment Methods',
    text: 'How you pay',
    href: '/account/manage-payment-methods',
  },
];

/** Account home (A 2). */
export function AccountPage() {
  const { name } = useCustomer();
  useOwnMetadata({ title: 'Your account' });
  return (
    <Container>
      <Stack gap="lg">
        <Heading level={1}>Welcome Back, {name}</Heading>
        <Grid minItemWidth={240} as="ul">
          {cards.map(({ title, text, href }) => (
            <Box key={href} as="li" padding="lg" background="surface" radius="md" border="subtle">
              <Stack gap="xs">
                <Heading level={2} size="lg">
                  <Link href={href} isStandalone>
                    {title}
                  </Link>
                </Heading>
                <Text tone="muted">{text}</Text>
              </Stack>
            </Box>
          ))}
        </Grid>
      </Stack>
    </Container>
  );
}
