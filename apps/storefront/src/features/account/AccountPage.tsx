import { Heading } from '@parinda/ui/heading';
import { Box, Container, Grid, Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { Text } from '@parinda/ui/text';
import { useCustomer } from '../../model/customer/useCustomer.ts';
import { useOwnMetadata } from '../../shared/metadata/pageMetadata.tsx';
import { paths } from '../../shared/paths.ts';

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

/** Account home (2 §2). */
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
