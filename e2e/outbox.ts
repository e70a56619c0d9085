import { expect } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
  created_at: string;
}

/** Returns the subjects of the mails to this address. */
export async function mailsTo(shopUrl: string, email: string): Promise<string[]> {
  const mails = (await (await fetch(`${shopUrl}/sandbox/outbox.json`)).json()) as Mail[];
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

/** Returns the digits of the latest one-time password for this address. */
export async function mailedOtp(shopUrl: string, email: string): Promise<string> {
  let otp: string | undefined;
  await expect(async () => {
    const mails = (await (await fetch(`${shopUrl}/sandbox/outbox.json`)).json()) as Mail[];
    otp = mails.find(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0];
    expect(otp, `a one-time password to ${email}`).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return otp ?? '';
}
