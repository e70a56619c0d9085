import type { RequestListener } from 'node:http';
import { boundedServer } from '@parinda/server-kit/bounded-server';
import type { FastifyServerFactory } from 'fastify';

/** What else is served at the API's own address. */
export interface MountedApp {
  /** Gets every request whose path is not one of the API's. */
  answer: RequestListener;
  /** Called once the address is listened on: a free port is known only then. */
  open(api: ApiAddress): Promise<void>;
  /** Called when all requests have been answered, while the API still has its database. */
  close(): Promise<void>;
}

export interface ApiAddress {
  /** As this machine reaches it, without a slash at the end. */
  url: string;
  /** Of the payment provider's widget; '' where nobody can pay. */
  checkoutScriptUrl: string;
}

// The address may be absolute, as proxies may send it.
const apiPath =
  /^(?:https?:\/\/[^/]*)?\/(?:api|admin|health|pincode|sandbox|storybook|_pact)(?=[/?#]|$)/i;

/** Whether the API has routes at this address, be they found or not. */
export const isApiPath = (url: string): boolean => apiPath.test(url);

/** One HTTP server for both: a request is handed to either, and goes through no proxy. */
export const sharedServer =
  ({ answer }: MountedApp, isProduction: boolean): FastifyServerFactory =>
  (answerApi, bounds) =>
    boundedServer({ ...bounds, isProduction }, (request, response) =>
      (isApiPath(request.url ?? '') ? answerApi : answer)(request, response),
    );
