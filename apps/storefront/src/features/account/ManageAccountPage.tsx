import type { User } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Box, Stack } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { SummaryPanel } from '@parinda/ui/summary-panel';
import { Text } from '@parinda/ui/text';
import { useDispatch } from 'react-redux';
import { useCapability } from '../../model/capabilities/useCapability.ts';
import { useCustomer } from '../../model/customer/useCustomer.ts';
import { loggedOut } from '../../model/session/sessionSlice.ts';
import { AccountHead } from '../../parts/account-head/AccountHead.tsx';
import { Failed } from '../../shared/query/Failed.tsx';
import { Loaded } from '../../shared/query/Loaded.tsx';
import * as styles from './Account.css.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** The profile, read-only where the backend has no operations to change it. */
export function ManageAccountPage() {
  const { customer, isError, refetch } = useCustomer();
  const dispatch = useDispatch();
  const canUpdate = useCapability('updateProfile');
  const canChangePassword = useCapability('changePassword');
  return (
    <Stack gap="lg">
      <AccountHead title="Manage Account" />
      <div className={styles.columns}>
        <Loaded
          query={{ currentData: customer, isError }}
          loading={<PageLoader label="Loading your details" />}
          failed={<Failed title="Your details could not be loaded" retry={refetch} />}
        >
          {(user) => (
            <Stack gap="lg">
              <SummaryPanel title="Your details" rows={rowsOf(user)} />
              {canUpdate && <ProfileForm name={user.name} contact={user.contact} />}
            </Stack>
          )}
        </Loaded>
        <Stack gap="lg">
          {canChangePassword && <PasswordForm />}
          <Box as="section" padding="lg" background="surface" radius="lg" border="subtle">
            <Stack>
              <Heading level={2} size="xl">
                This session
              </Heading>
              <Text tone="muted">
                You stay signed in on this device until you log out or your session ends.
              </Text>
              <Button variant="secondary" isFullWidth onPress={() => dispatch(loggedOut())}>
                Logout
              </Button>
            </Stack>
          </Box>
        </Stack>
      </div>
    </Stack>
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
