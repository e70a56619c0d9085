// `pnpm mails:dead`: lists the mails that were given up after three days.

import { listDeadMails } from '../domain/mail/dead-mails.ts';
import { runScript } from './run-script.ts';

await runScript(() => ({ path: '/admin/dead-mails', work: listDeadMails }));
