import { Button } from '@parinda/ui/button';
import { Stack } from '@parinda/ui/layout';
import { Notice } from '@parinda/ui/notice';
import { TextArea } from '@parinda/ui/text-area';
import { TextField } from '@parinda/ui/text-field';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';

type Errors = { email?: string; message?: string };

/** Checks when the form is sent. Keeps all values, and focuses the first invalid field. */
export function ContactForm() {
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [isSent, setSent] = useState(false);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found: Errors = {
      ...(!email.includes('@') && { email: 'Please enter your e-mail address.' }),
      ...(!message.trim() && { message: 'Please enter your message.' }),
    };
    flushSync(() => setErrors(found));
    setSent(Object.keys(found).length === 0);
    event.currentTarget.querySelector<HTMLElement>('[data-invalid] :is(input, textarea)')?.focus();
  }

  return (
    <form onSubmit={send} noValidate aria-label="Contact">
      <Stack>
        {isSent && <Notice tone="success">Thank you. We will answer within two days.</Notice>}
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          isRequired
          value={email}
          onChange={setEmail}
          errorMessage={errors.email}
        />
        <TextArea
          label="Message"
          name="message"
          isRequired
          value={message}
          onChange={setMessage}
          errorMessage={errors.message}
        />
        <Button type="submit">Send message</Button>
      </Stack>
    </form>
  );
}
