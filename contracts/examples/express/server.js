import { createApp } from './app.js';
import { openDatabase } from './database.js';

const { env } = process;
const missing = ['TOKEN_SECRET', 'PAYMENT_KEY_ID', 'PAYMENT_KEY_SECRET'].filter((it) => !env[it]);
if (missing.length) {
  console.error(`Missing settings: ${missing.join(', ')}.`);
  process.exit(1);
}

const db = await openDatabase(env.DATA_DIR);
const app = createApp({
  db,
  tokenSecret: env.TOKEN_SECRET,
  payment: { keyId: env.PAYMENT_KEY_ID, keySecret: env.PAYMENT_KEY_SECRET },
  // Origin of the storefront, such as https://shop.example.
  corsOrigins: (env.CORS_ORIGINS ?? '').split(',').filter(Boolean),
  // URL of the folder of image1 to image5.
  picturesUrl: env.PICTURES_URL ?? '/pictures/products/',
  // Never in production: provider states need no password.
  hasStates: env.PACT_STATES === '1',
  // Replace this with your mailer.
  mail: (to, text) => console.log(`To ${to}: ${text}`),
});

const server = app.listen(Number(env.PORT ?? 8000), env.HOST ?? '127.0.0.1', () => {
  const { address, port } = server.address();
  console.log(`Example API ready at http://${address}:${port}`);
});
process.once('SIGTERM', () => {
  server.close(() => db.close());
  server.closeIdleConnections();
});
