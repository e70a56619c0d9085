import { api } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Box, Stack } from '@parinda/ui/layout';
import { Radio, RadioGroup } from '@parinda/ui/radio';
import { Text } from '@parinda/ui/text';
import { TextArea } from '@parinda/ui/text-area';
import { useState } from 'react';
import { answerTimeText } from '../../parts/personal-data/heldData.ts';
import { NewsNotice } from '../../shared/feedback/NewsNotice.tsx';
import { readFormErrors } from '../../shared/forms/readFormErrors.ts';
import type { Rules } from '../../shared/forms/rules.ts';
import { useForm } from '../../shared/forms/useForm.ts';
import { AlertDialog } from '../../shared/lazy/AlertDialog.tsx';

const kinds = {
  correction: 'Correct my data',
  erasure: 'Erase my data',
  withdrawal: 'Withdraw my consent',
};

interface Request {
  kind: keyof typeof kinds;
  message?: string;
}

const rules = {
  kind: { isRequired: true, missingText: 'Please choose what we should do' },
  message: {
    check: (text, { kind }) =>
      kind === 'correction' && !text ? 'Please tell us which data is wrong' : undefined,
  },
} satisfies Rules<'kind' | 'message'>;

const ticketText = (ticket: string) =>
  `We have received your request. Its ticket number is ${ticket}. ${answerTimeText}`;

/** Asks for correction or erasure, or withdraws consent. The owner answers by e-mail. */
export function DataRequestForm() {
  const [createDataRequest, sending] = api.useCreateDataRequestMutation();
  const [toConfirm, setToConfirm] = useState<Request>();
  const [sent, setSent] = useState(0);
  const [ticket, setTicket] = useState<string>();

  const send = async (dataRequest: Request) => {
    const { data, error } = await createDataRequest({ dataRequest });
    if (!data) return readFormErrors(error ?? {}, rules, 'Failed to send your request');
    setTicket(data);
    setSent((count) => count + 1);
  };

  const form = useForm({
    flow: 'account',
    rules,
    send: async (values) => {
      setTicket(undefined);
      const request = values as Request;
      if (request.kind !== 'erasure') return send(request);
      setToConfirm(request);
      return 'unfinished';
    },
  });

  const confirm = async () => {
    if (!toConfirm) return;
    const errors = await send(toConfirm);
    setToConfirm(undefined);
    form.showServerErrors(errors);
  };

  return (
    <Box as="section" padding="lg" background="surface" radius="lg" border="subtle">
      <form {...form.props}>
        <Stack>
          <Heading level={2} size="xl">
            Ask us to change or erase your data
          </Heading>
          <Text tone="muted">{answerTimeText}</Text>
          {form.notices.element}
          {ticket && <NewsNotice tone="success">{ticketText(ticket)}</NewsNotice>}
          {/* A new key after each sent request clears the fields. */}
          <Stack key={sent}>
            <RadioGroup label="Your request" {...form.field('kind')}>
              {Object.entries(kinds).map(([kind, label]) => (
                <Radio key={kind} value={kind}>
                  {label}
                </Radio>
              ))}
            </RadioGroup>
            <TextArea
              label="Message"
              description="For a correction: which data is wrong, and the right one."
              maxLength={10_000}
              {...form.field('message')}
            />
          </Stack>
          <div>
            <Button type="submit" variant="secondary" isPending={form.isPending}>
              Send request
            </Button>
          </div>
        </Stack>
      </form>
      {toConfirm && (
        <AlertDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setToConfirm(undefined)}
          title="Erase your data?"
          tone="danger"
          confirmLabel="Send request"
          cancelLabel="Cancel"
          onConfirm={confirm}
          isPending={sending.isLoading}
        >
          We erase your account, addresses, wishlist and messages once all paid orders are
          delivered. Invoices and published reviews stay without your name. You can then no longer
          log in. This cannot be undone.
        </AlertDialog>
      )}
    </Box>
  );
}
