import { brand } from '@parinda/brand';
import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { Text } from '@parinda/ui/text';
import { useOwnMetadata } from '../../shared/metadata/pageMetadata.tsx';
import { paths } from '../../shared/paths.ts';

export function ManagePaymentMethodsPage() {
  useOwnMetadata({ title: 'Manage Payment Methods' });
  return (
    <Container width="text">
      <Stack gap="lg">
        <Heading level={1}>Manage Payment Methods</Heading>
        <Text>
          You enter your card or UPI details in the window of our payment provider,{' '}
          {brand.paymentProvider}, each time you pay. They are never stored here, so there is
          nothing to manage and nothing to lose.
        </Text>
        <Link href={paths.account}>Back to your account</Link>
      </Stack>
    </Container>
  );
}
