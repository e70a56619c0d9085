import { defineConfig } from 'drizzle-kit';

// drizzle-kit would invent a meaningless name.
if (process.argv[2] === 'generate' && !process.argv.some((arg) => /^--name(=|$)/.test(arg))) {
  throw new Error(
    'Missing name. Run `pnpm --filter @parinda/api migrations --name <what_it_does>`.',
  );
}

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema.ts',
  out: './src/db/migrations',
});
