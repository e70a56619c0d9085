import { createHash } from 'node:crypto';
import { brand } from '@parinda/brand';
import { escapeHtml } from '@parinda/server-kit/escape-html';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../src/db/connect.ts';
import { mails } from '../../src/db/schema.ts';

interface OutboxMail {
  to: string;
  subject: string;
  text: string;
  /** The file name of the attached PDF; null: none. */
  attachment: string | null;
  created_at: string;
}

/** Serves the mails of the database as a page and as JSON. */
export function registerOutbox(app: FastifyInstance, db: Db): void {
  app.get('/sandbox/outbox.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return newestMails(db);
  });

  app.get('/sandbox/outbox', async (_request, reply) => {
    const hash = createHash('sha256').update(styles).digest('base64');
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`,
      })
      .type('text/html; charset=utf-8')
      .send(outboxPage(await newestMails(db)));
  });
}

async function newestMails(db: Db): Promise<OutboxMail[]> {
  const rows = await db
    .select()
    .from(mails)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(200);
  return rows.map(({ to, subject, text, invoiceNumber, createdAt }) => ({
    to,
    subject,
    text,
    attachment: invoiceNumber && `${invoiceNumber}.pdf`,
    created_at: createdAt.toISOString(),
  }));
}

const styles = `
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1f2937; background: #fff }
article { margin: 1.5rem 0; padding: 1rem 1.25rem; border: 1px solid #6b7280; border-radius: .5rem }
h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere }
pre { margin: 1rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
p { margin: .25rem 0; color: #4b5563 }`;

function outboxPage(list: OutboxMail[]): string {
  const articles = list.map(
    ({ to, subject, text, attachment, created_at }) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time datetime="${created_at}">${created_at.replace('T', ' ').slice(0, 19)} UTC</time></p>
<pre>${escapeHtml(text)}</pre>
${attachment ? `<p>Attached: ${escapeHtml(attachment)}</p>` : ''}
</article>`,
  );
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox | ${brand.name} sandbox</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>Mails that the shop would have sent, newest first. Reload to see new ones.</p>
${articles.join('\n') || '<p>No mails yet.</p>'}
</main>
</body>
</html>
`;
}
