import { fileURLToPath } from 'node:url';
import cors from 'cors';
import express from 'express';
import { middleware as openApiValidator } from 'express-openapi-validator';
import { addresses } from './addresses.js';
import { catalog } from './catalog.js';
import { content } from './content.js';
import { ApiError, handleError } from './errors.js';
import { identity } from './identity.js';
import { idOf } from './ids.js';
import { orders } from './orders.js';
import { providerStates } from './provider-states.js';
import { reviews } from './reviews.js';
import { userOf } from './tokens.js';
import { wishlist } from './wishlist.js';

/** Change this to the document's path in your project. */
const document = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));

/**
 * @param shop.db of database.js
 * @param shop.tokenSecret signs session tokens and hashes one-time passwords
 * @param shop.payment the provider's `{ keyId, keySecret }`
 * @param shop.corsOrigins origins that may call the API
 * @param shop.picturesUrl URL of the folder of pictures
 * @param shop.hasStates accepts provider states, without authentication
 * @param shop.mail sends `(to, text)`
 */
export function createApp(shop) {
  const app = express();
  app.disable('x-powered-by');
  app.enable('strict routing');
  app.use(
    cors({
      origin: shop.corsOrigins,
      allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-none-match'],
      exposedHeaders: ['date', 'etag', 'link', 'retry-after'],
      maxAge: 600,
    }),
  );
  app.use(express.json());
  if (shop.hasStates) app.post('/_pact/states', providerStates(shop));

  // Checks session and request against the document before any route.
  app.use(
    openApiValidator({
      apiSpec: document,
      validateRequests: { allErrors: true },
      validateSecurity: { handlers: { bearer: (request) => userOf(shop, request) } },
      fileUploader: false,
    }),
  );
  app.use(rejectNul);
  const api = express.Router({ strict: true });
  for (const name of ['id', 'userId', 'productId']) {
    api.param(name, (_request, _response, next, text) => {
      idOf(text);
      next();
    });
  }
  for (const routes of [catalog, content, identity, addresses, orders, reviews, wishlist]) {
    routes(api, shop);
  }
  app.use('/api/user', api);
  app.use(() => {
    throw new ApiError(404, 'Not found');
  });
  app.use(handleError);
  return app;
}

/** PostgreSQL cannot store NUL characters. */
function rejectNul(request, _response, next) {
  const sent = `${request.url}${JSON.stringify(request.body ?? '')}`;
  if (/%00|\\u0000/.test(sent))
    throw new ApiError(400, 'The request contains an unsupported character.');
  next();
}
