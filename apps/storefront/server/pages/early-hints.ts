import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltSite } from '../built-site.ts';
import type { Config } from '../config.ts';

/**
 * Names, while a page is still being made, what every page is made of, to browsers that open one.
 * HTTP/1.0 has one answer only; and a proxy that speaks HTTP/1.1 may still take the first for the
 * last, as nginx did until 1.29, so that hints are sent only where the operator has asked for them.
 */
export function earlyHints(
  { sendsEarlyHints }: Pick<Config, 'sendsEarlyHints'>,
  site: Pick<BuiltSite, 'fonts' | 'filesOf'>,
) {
  const link = [
    ...site.fonts.map((href) => `<${href}>; rel=preload; as=font; type=font/woff2; crossorigin`),
    ...site.filesOf([]).scripts.map((href) => `<${href}>; rel=modulepreload; crossorigin`),
  ];
  return ({ headers, raw: { httpVersion } }: FastifyRequest, { raw }: FastifyReply): void => {
    const isTaken = headers['sec-fetch-mode'] === 'navigate' && httpVersion !== '1.0';
    if (sendsEarlyHints && isTaken) raw.writeEarlyHints({ link });
  };
}
