import { brand } from '@parinda/brand';
import { Box, Stack } from '@parinda/ui/layout';
import { Text } from '@parinda/ui/text';
import { AccountHead } from '../../parts/account-head/AccountHead.tsx';

export function ManagePaymentMethodsPage() {
  return (
    <Stack gap="lg">
      <AccountHead title="Manage Payment Methods" />
      <Box padding="lg" background="surface" radius="lg" border="subtle">
        <Text>
          You enter your card or UPI details on the secure page of our payment provider,{' '}
          {brand.paymentProvider}, each time you pay. They are never stored here, so there is
          nothing to manage and nothing to lose.
        </Text>
      </Box>
    </Stack>
  );
}
