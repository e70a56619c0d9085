// Composes the server without starting it and prints every loaded module of apps/api.
import { registerHooks } from 'node:module';

const loaded = new Set<string>();
const root = new URL('../', import.meta.url).href;
registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith(root) && !url.includes('/node_modules/')) loaded.add(url.slice(root.length));
    return nextLoad(url, context);
  },
});

// Imported after the hook is registered. Nothing queries the database.
const { readConfig } = await import('../src/config/config.ts');
await import('../src/server.ts');
const { compose } = await import('../src/server/compose.ts');
const config = readConfig(process.env);
const secret = 'a secret that nobody uses';
const { app } = await compose({ config, db: {} as never, secret, adminToken: undefined });
await app.ready();
console.log([...loaded].join('\n'));
await app.close();
