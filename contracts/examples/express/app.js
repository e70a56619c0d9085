import { fileURLToPath } from 'node:url';
import cors from 'cors';
import express from 'express';
import { middleware as openApiValidator } from 'express-openapi-validator';
import { addresses } from './addresses.js';
import { catalog } from './catalog.js';
import { content } from './content.js';
import { answerRefusal, Refusal } from './errors.js';
import { identity } from './identity.js';
import { idOf } from './ids.js';
import { orders } from './orders.js';
import { providerStates } from './provider-states.js';
import { reviews } from './reviews.js';
import { userOf } from './tokens.js';
import { wishlist } from './wishlist.js';

/** Put the document where your project keeps it. */
const document = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));

/**
 * @param shop.db of database.js
 * @param shop.tokenSecret signs what login/ answers, and one-time passwords
 * @param shop.payment the provider's `{ keyId, keySecret }`
 * @param shop.corsOrigins whose pages may call this
 * @param shop.picturesUrl comes before the names of pictures
 * @param shop.hasStates whether anybody may bring about provider states
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

  // Who asks, and whether the request is as documented, is looked at before any route below is.
  app.use(
    openApiValidator({
      apiSpec: document,
      validateRequests: { allErrors: true },
      validateSecurity: { handlers: { bearer: (request) => userOf(shop, request) } },
      fileUploader: false,
    }),
  );
  app.use(refuseNul);
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
    throw new Refusal(404, 'Not found');
  });
  app.use(answerRefusal);
  return app;
}

/** PostgreSQL keeps no NUL in its texts. */
function refuseNul(request, _response, next) {
  const sent = `${request.url}${JSON.stringify(request.body ?? '')}`;
  if (/%00|\\u0000/.test(sent)) throw new Refusal(400, 'A character of this cannot be kept.');
  next();
}
