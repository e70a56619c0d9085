import { brand } from '@parinda/brand';
import type { FastifyReply } from 'fastify';

/** Thrown for a page that is not rendered, because too many others are. */
export class Overloaded extends Error {}

/** Retry-After when too many pages are rendered. */
export const overloadSeconds = 5;

const notices = {
  429: {
    title: 'Too many requests',
    text: 'You have opened too many pages in a short time.',
  },
  503: {
    title: 'We are busy',
    text: 'The shop is very busy at the moment.',
  },
};

/** Sends a page that costs no rendering, and when to try again. */
export function sendBusyPage(reply: FastifyReply, status: 429 | 503, seconds: number) {
  const { title, text } = notices[status];
  return reply
    .code(status)
    .headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title} | ${brand.name}</title>
<h1>${title}</h1>
<p>${text} Please try again in ${seconds} seconds.</p>
</html>
`);
}
