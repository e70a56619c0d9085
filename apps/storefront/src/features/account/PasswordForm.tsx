import { api } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Box, Stack } from '@parinda/ui/layout';
import { PasswordField } from '@parinda/ui/password-field';
import { Text } from '@parinda/ui/text';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { loggedIn } from '../../model/session/sessionSlice.ts';
import { newPasswordRule, passwordLength } from '../../shared/forms/newPassword.ts';
import { readFormErrors } from '../../shared/forms/readFormErrors.ts';
import { useForm } from '../../shared/forms/useForm.ts';

const rules = { current_password: { isRequired: true }, password: newPasswordRule } as const;

/** Changes the password. The session goes on with a new token. */
export function PasswordForm() {
  const [changePassword] = api.useChangePasswordMutation();
  const [changes, setChanges] = useState(0);
  const dispatch = useDispatch();
  const form = useForm({
    flow: 'account',
    rules,
    send: async (body) => {
      const { data, error } = await changePassword({ body });
      if (!data) return readFormErrors(error ?? {}, rules, 'Failed to change the password');
      dispatch(loggedIn(data));
      setChanges(changes + 1);
      form.notices.show('success', 'Your password is changed.', true);
    },
  });
  return (
    <Box as="section" padding="lg" background="surface" radius="lg" border="subtle">
      <form {...form.props}>
        <Stack>
          <Heading level={2} size="xl">
            Change your password
          </Heading>
          <Text tone="muted">You will be logged out on all other devices.</Text>
          {form.notices.element}
          {/* A new key clears the fields. */}
          <Stack key={changes}>
            <PasswordField
              label="Current password"
              autoComplete="current-password"
              {...form.field('current_password')}
            />
            <PasswordField
              label="New password"
              autoComplete="new-password"
              description={`At least ${passwordLength} characters`}
              {...form.field('password')}
            />
          </Stack>
          <Button type="submit" variant="secondary" isPending={form.isPending} isFullWidth>
            Change password
          </Button>
        </Stack>
      </form>
    </Box>
  );
}
