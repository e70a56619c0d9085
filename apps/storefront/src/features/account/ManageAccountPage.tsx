import { Button } from '@parinda/ui/button';
import { ErrorState } from '@parinda/ui/empty-state';
import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { SummaryPanel } from '@parinda/ui/summary-panel';
import { useDispatch } from 'react-redux';
import { useCustomer } from '../../model/customer/useCustomer.ts';
import { loggedOut } from '../../model/session/sessionSlice.ts';
import { useOwnMetadata } from '../../shared/metadata/pageMetadata.tsx';

/** The profile record, read-only: no call exists to change it. */
export function ManageAccountPage() {
  const { customer, isError, refetch } = useCustomer();
  const dispatch = useDispatch();
  useOwnMetadata({ title: 'Manage Account' });
  const rows = customer
    ? [
        { label: 'Name', value: customer.name },
        { label: 'Email', value: customer.email },
        { label: 'Contact', value: customer.contact },
        { label: 'Address', value: customer.address },
        { label: 'City', value: customer.city },
        { label: 'State', value: customer.state },
        { label: 'Postal code', value: customer.postalcode },
      ]
    : [];
  return (
    <Container width="text">
      <Stack gap="lg">
        <Heading level={1}>Manage Account</Heading>
        {customer ? (
          <SummaryPanel
            title="Your details"
            rows={rows.map(({ label, value }) => ({ label, value: value || 'Not given' }))}
          />
        ) : isError ? (
          <ErrorState
            title="Your details could not be loaded"
            action={<Button onPress={refetch}>Try again</Button>}
          />
        ) : (
          <PageLoader label="Loading your details" />
        )}
        <Button variant="secondary" onPress={() => dispatch(loggedOut())}>
          Logout
        </Button>
      </Stack>
    </Container>
  );
}
