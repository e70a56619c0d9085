import { brand } from '@parinda/brand';
import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { Text } from '@parinda/ui/text';
import { AccountTrail } from '../../parts/account-trail/AccountTrail.tsx';
import { useOwnMetadata } from '../../shared/metadata/pageMetadata.tsx';

export function ManagePaymentMethodsPage() {
  useOwnMetadata({ title: 'Manage Payment Methods' });
  return (
    <Container width="text">
      <Stack gap="lg">
        <AccountTrail page="Manage Payment Methods" />
        <Heading level={1}>Manage Payment Methods</Heading>
        <Text>
          You enter your card or UPI details in the window of our payment provider,{' '}
          {brand.paymentProvider}, each time you pay. They are never stored here, so there is
          nothing to manage and nothing to lose.
        </Text>
      </Stack>
    </Container>
  );
}
