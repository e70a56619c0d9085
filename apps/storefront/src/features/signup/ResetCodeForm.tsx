import { api } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Stack } from '@parinda/ui/layout';
import { Text } from '@parinda/ui/text';
import { TextField } from '@parinda/ui/text-field';
import { useRef } from 'react';
import { emailError, visibleEmail } from '../../shared/forms/email.ts';
import { useForm } from '../../shared/forms/useForm.ts';
import { readSendOtpError } from './registration.ts';

const rules = {
  email: { isRequired: true, normalize: visibleEmail, check: emailError },
} as const;

export interface ResetCodeFormProps {
  /** @param sentAt ms since 1970; 0 when no code was sent now */
  onCode: (email: string, sentAt: number) => void;
}

/** Asks for the e-mail address and mails a code for a new password. */
export function ResetCodeForm({ onCode }: ResetCodeFormProps) {
  const [sendResetCode] = api.useSendResetCodeMutation();
  const hasCode = useRef(false);
  const form = useForm({
    flow: 'account',
    rules,
    // The address that the customer has typed into the login form.
    draft: 'login',
    send: async ({ email }) => {
      if (hasCode.current) {
        onCode(email, 0);
        return 'unfinished';
      }
      const { error } = await sendResetCode({ body: { email } });
      if (error) return { texts: [readSendOtpError(error)] };
      onCode(email, Date.now());
      return 'unfinished';
    },
  });
  return (
    <form {...form.props}>
      <Stack gap="md">
        {form.notices.element}
        <Text>We will send a one-time password to the e-mail address of your account.</Text>
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <Button
          type="submit"
          isPending={form.isPending}
          isFullWidth
          onPress={() => {
            hasCode.current = false;
          }}
        >
          Send one-time password
        </Button>
        <Button
          type="submit"
          variant="ghost"
          size="sm"
          onPress={() => {
            hasCode.current = true;
          }}
        >
          I have a one-time password
        </Button>
      </Stack>
    </form>
  );
}
