import type { RequestListener } from 'node:http';
import { boundedServer } from '@parinda/server-kit/bounded-server';
import type { FastifyServerFactory } from 'fastify';

/** An app on the origin of the API. */
export interface MountedApp {
  /** Handles every request with a path outside the API. */
  answer: RequestListener;
  /** Called once the server listens, as a free port is known only then. */
  open(api: ApiAddress): Promise<void>;
  /** Called after all responses, before the database is closed. */
  close(): Promise<void>;
}

export interface ApiAddress {
  /** URL on this machine, without a slash at the end. */
  url: string;
  /** Script of the payment widget; '' if payments are not available. */
  checkoutScriptUrl: string;
}

// Proxies may send an absolute URL.
const apiPath =
  /^(?:https?:\/\/[^/]*)?\/(?:api|admin|health|pincode|sandbox|storybook|_pact)(?=[/?#]|$)/i;

/** Returns whether a URL belongs to the API, also if it has no route. */
export const isApiPath = (url: string): boolean => apiPath.test(url);

/** Creates one HTTP server for both apps, without a proxy between them. */
export const sharedServer =
  ({ answer }: MountedApp, isProduction: boolean): FastifyServerFactory =>
  (answerApi, bounds) =>
    boundedServer({ ...bounds, isProduction }, (request, response) =>
      (isApiPath(request.url ?? '') ? answerApi : answer)(request, response),
    );
