import { api, type ContactMessage } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Stack } from '@parinda/ui/layout';
import { Text } from '@parinda/ui/text';
import { TextArea } from '@parinda/ui/text-area';
import { TextField } from '@parinda/ui/text-field';
import { Fragment, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DataNotice } from '../../parts/personal-data/DataNotice.tsx';
import { NewsNotice } from '../../shared/feedback/NewsNotice.tsx';
import { visibleEmail } from '../../shared/forms/email.ts';
import { RequiredNote } from '../../shared/forms/RequiredNote.tsx';
import type { Rules } from '../../shared/forms/rules.ts';
import { useForm } from '../../shared/forms/useForm.ts';
import { sleep } from '../../shared/time/clock.ts';
import { useWaits } from '../../shared/wait/waits.ts';

const sentText = "Message sent successfully! We'll get back to you as soon as possible !!";
const failedText = 'Failed to send your message. Please try again!';

const ticketText = (ticket: string) =>
  `Your ticket number is ${ticket}. Please give it when you write about this message again.`;

const rules = {
  name: { isRequired: true },
  // The format is not checked (1 §5).
  email: { isRequired: true, normalize: visibleEmail },
  subject: { isRequired: true },
  message: { isRequired: true },
} satisfies Rules<keyof ContactMessage>;

/** idle → submitting → sent (fields cleared) or failed (fields kept) (1 §4). */
export function ContactForm() {
  const [params] = useSearchParams();
  const { contactFeedbackMs } = useWaits();
  const [send] = api.useSendContactMessageMutation();
  const [sent, setSent] = useState(0);
  const [ticket, setTicket] = useState<string | null>(null);
  const form = useForm({
    flow: 'storefront',
    rules,
    summary: 'Please fill out all fields!',
    draft: `contact ${params.get('subject') ?? ''}`,
    send: async (contactMessage) => {
      setTicket(null);
      const soonest = sleep(contactFeedbackMs);
      const [{ data, error }] = await Promise.all([send({ contactMessage }), soonest]);
      if (error) return { texts: [failedText] };
      form.notices.show('success', sentText, true);
      setTicket(data?.ticket ?? null);
      setSent((count) => count + 1);
    },
  });
  const field = (name: keyof typeof rules) => ({
    ...form.field(name),
    // A successful send clears the fields, and would clear text typed meanwhile.
    isReadOnly: form.isPending,
  });

  return (
    <form {...form.props} aria-busy={form.isPending}>
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
        {form.notices.element}
        {ticket && <NewsNotice tone="info">{ticketText(ticket)}</NewsNotice>}
        <RequiredNote />
        {/* A new key after each sent message clears the fields. */}
        <Fragment key={sent}>
          <TextField label="Name" autoComplete="name" maxLength={200} {...field('name')} />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={254}
            {...field('email')}
          />
          <TextField
            label="Subject"
            maxLength={300}
            defaultValue={sent === 0 ? (params.get('subject') ?? '') : ''}
            {...field('subject')}
          />
          <TextArea label="Message" rows={6} maxLength={10_000} {...field('message')} />
        </Fragment>
        <DataNotice
          data="your name, e-mail address and message"
          purpose="to answer you and to keep a record of the answer"
        />
        <div>
          <Button type="submit">{form.isPending ? 'Sending...' : 'Send'}</Button>
        </div>
      </Stack>
    </form>
  );
}
