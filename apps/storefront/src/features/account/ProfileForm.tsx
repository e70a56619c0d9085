import { api, type User } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Box, Stack } from '@parinda/ui/layout';
import { TextField, toAsciiDigits } from '@parinda/ui/text-field';
import { readFormErrors } from '../../shared/forms/readFormErrors.ts';
import { useForm } from '../../shared/forms/useForm.ts';

const rules = {
  name: { isRequired: true },
  contact: { normalize: toAsciiDigits },
} as const;

/** Changes the name and the contact number. */
export function ProfileForm({ name, contact }: Pick<User, 'name' | 'contact'>) {
  const [updateProfile] = api.useUpdateProfileMutation();
  const form = useForm({
    flow: 'account',
    rules,
    send: async (values) => {
      const { error } = await updateProfile({ body: { contact: '', ...values } });
      if (error) return readFormErrors(error, rules, 'Failed to save your details');
      form.notices.show('success', 'Your details are saved.', true);
    },
  });
  return (
    <Box as="section" padding="lg" background="surface" radius="lg" border="subtle">
      <form {...form.props}>
        <Stack>
          <Heading level={2} size="xl">
            Change your details
          </Heading>
          {form.notices.element}
          <TextField
            label="Full Name"
            autoComplete="name"
            defaultValue={name}
            {...form.field('name')}
          />
          <TextField
            label="Contact Number"
            type="tel"
            autoComplete="tel"
            defaultValue={contact ?? ''}
            {...form.field('contact')}
          />
          <Button type="submit" variant="secondary" isPending={form.isPending} isFullWidth>
            Save
          </Button>
        </Stack>
      </form>
    </Box>
  );
}
