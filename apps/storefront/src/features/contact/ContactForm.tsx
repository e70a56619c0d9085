import { api } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Stack } from '@parinda/ui/layout';
import { Notice } from '@parinda/ui/notice';
import { Text } from '@parinda/ui/text';
import { TextArea } from '@parinda/ui/text-area';
import { TextField } from '@parinda/ui/text-field';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sleep } from '../../shared/clock.ts';
import { notifyStorefront } from '../../shared/notify.ts';
import { useFormErrors } from '../../shared/useFormErrors.ts';
import { useWaits } from '../../shared/waits.ts';

/** The texts of P 8. */
const outcomes = {
  sent: {
    tone: 'success',
    text: "Message sent successfully! We'll get back to you as soon as possible !!",
  },
  failed: { tone: 'danger', text: 'Failed to send your message. Please try again!' },
  incomplete: { tone: 'danger', text: 'Please fill out all fields!' },
} as const;

type Field = 'name' | 'email' | 'subject' | 'message';
const empty: Record<Field, string> = { name: '', email: '', subject: '', message: '' };
const fields = Object.keys(empty) as Field[];

/** idle → submitting → sent (fields cleared) or failed (fields kept) (P 4). */
export function ContactForm() {
  const [params] = useSearchParams();
  const [form, setForm] = useState({ ...empty, subject: params.get('subject') ?? '' });
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<keyof typeof outcomes>();
  const { contactFeedbackMs } = useWaits();
  const [send] = api.useSendContactMessageMutation();
  const { formRef, errors, setErrors } = useFormErrors<Field>();

  const conclude = (result: keyof typeof outcomes) => {
    setOutcome(result);
    notifyStorefront(outcomes[result].tone, outcomes[result].text);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const missing = fields.filter((field) => form[field].trim() === '');
    setErrors(Object.fromEntries(missing.map((field) => [field, 'Please fill in this field'])));
    setOutcome(undefined);
    if (missing.length > 0) return conclude('incomplete');

    setSending(true);
    const soonest = sleep(contactFeedbackMs);
    const [{ error }] = await Promise.all([send({ contactMessage: form }), soonest]);
    setSending(false);
    if (!error) setForm(empty);
    conclude(error ? 'failed' : 'sent');
  };

  const field = (name: Field) => ({
    name,
    value: form[name],
    onChange: (text: string) => setForm((now) => ({ ...now, [name]: text })),
    errorMessage: errors[name],
    isRequired: true,
    // What is typed while a message is on its way would be cleared with it.
    isReadOnly: isSending,
  });

  return (
    <form ref={formRef} onSubmit={submit} noValidate aria-busy={isSending}>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1} size="h2">
            Leave your Message Here !!
          </Heading>
          <Text tone="muted">
            You can send us your enquiries/complaints here & we will repond to you as soon as
            possible.
          </Text>
        </Stack>
        {outcome && <Notice tone={outcomes[outcome].tone}>{outcomes[outcome].text}</Notice>}
        <TextField label="Name" autoComplete="name" maxLength={200} {...field('name')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={254}
          {...field('email')}
        />
        <TextField label="Subject" maxLength={300} {...field('subject')} />
        <TextArea label="Message" rows={6} maxLength={10_000} {...field('message')} />
        <div>
          <Button type="submit">{isSending ? 'Sending...' : 'Send'}</Button>
        </div>
      </Stack>
    </form>
  );
}
