// Composes the shop without starting it and prints every module of apps/api that this has loaded.
import { registerHooks } from 'node:module';

const loaded = new Set<string>();
const root = new URL('../', import.meta.url).href;
registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith(root) && !url.includes('/node_modules/')) loaded.add(url.slice(root.length));
    return nextLoad(url, context);
  },
});

// Loaded by name once the hook is there; nothing asks the database until a request comes.
const { readConfig } = await import('../src/config/config.ts');
await import('../src/server.ts');
const { compose } = await import('../src/server/compose.ts');
const config = readConfig(process.env);
const secret = 'a secret that nobody uses';
const { app } = await compose({ config, db: {} as never, secret, adminToken: undefined });
await app.ready();
console.log([...loaded].join('\n'));
await app.close();
