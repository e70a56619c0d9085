import type { User } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { SummaryPanel } from '@parinda/ui/summary-panel';
import { useDispatch } from 'react-redux';
import { useCustomer } from '../../model/customer/useCustomer.ts';
import { loggedOut } from '../../model/session/sessionSlice.ts';
import { Failed } from '../../shared/loaded/Failed.tsx';
import { Loaded } from '../../shared/loaded/Loaded.tsx';
import { useOwnMetadata } from '../../shared/metadata/pageMetadata.tsx';

/** The profile record, read-only: no call exists to change it. */
export function ManageAccountPage() {
  const { customer, isError, refetch } = useCustomer();
  const dispatch = useDispatch();
  useOwnMetadata({ title: 'Manage Account' });
  return (
    <Container width="text">
      <Stack gap="lg">
        <Heading level={1}>Manage Account</Heading>
        <Loaded
          query={{ currentData: customer, isError }}
          loading={<PageLoader label="Loading your details" />}
          failed={<Failed title="Your details could not be loaded" retry={refetch} />}
        >
          {(user) => <SummaryPanel title="Your details" rows={rowsOf(user)} />}
        </Loaded>
        <Button variant="secondary" onPress={() => dispatch(loggedOut())}>
          Logout
        </Button>
      </Stack>
    </Container>
  );
}

const rowsOf = (user: User) =>
  [
    { label: 'Name', value: user.name },
    { label: 'Email', value: user.email },
    { label: 'Contact', value: user.contact },
    { label: 'Address', value: user.address },
    { label: 'City', value: user.city },
    { label: 'State', value: user.state },
    { label: 'Postal code', value: user.postalcode },
  ].map(({ label, value }) => ({ label, value: value || 'Not given' }));
