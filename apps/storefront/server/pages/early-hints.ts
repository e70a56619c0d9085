import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltSite } from '../built-site.ts';
import type { Config } from '../config.ts';

/**
 * Sends the fonts of every page as early hints while the page renders. HTTP/1.0 has no interim
 * responses, and a proxy that speaks HTTP/1.1 may take the hints for the final response, as nginx
 * did until 1.29, so the operator has to enable them.
 */
export function earlyHints(
  { sendsEarlyHints }: Pick<Config, 'sendsEarlyHints'>,
  site: Pick<BuiltSite, 'fonts'>,
) {
  const link = site.fonts.map(
    (href) => `<${href}>; rel=preload; as=font; type=font/woff2; crossorigin`,
  );
  return ({ headers, raw: { httpVersion } }: FastifyRequest, { raw }: FastifyReply): void => {
    const isTaken = headers['sec-fetch-mode'] === 'navigate' && httpVersion !== '1.0';
    if (sendsEarlyHints && isTaken) raw.writeEarlyHints({ link });
  };
}
