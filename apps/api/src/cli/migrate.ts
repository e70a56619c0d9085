// `pnpm migrate`: brings the tables up to date without starting a server, as every start does too.

import { upToDate } from '../domain/owner-acts.ts';
import { runScript } from './run-script.ts';

// Who has opened the database has brought it up to date.
await runScript(() => ({ path: '/admin/migrate', work: async () => upToDate }));
