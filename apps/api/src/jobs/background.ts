import type { AppContext } from '../domain/app-context.ts';
import { reconcile } from '../domain/payments/reconcile.ts';
import { purge } from './purge.ts';

const minute = 60_000;

/** What the shop does by itself, every minute; the answer stops it and waits for what has begun. */
export function startBackground(context: AppContext): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  // Apart from the rest: a mail server that does not answer holds up mails alone.
  const timer = setInterval(() => {
    void context.mailer.flush();
    running = running
      .then(() => runTasks(context, stopping.signal))
      .catch((error) => logError(error));
  }, minute);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await Promise.all([running, context.mailer.stop()]);
  };
}

async function runTasks(context: AppContext, signal: AbortSignal): Promise<void> {
  await reconcile(context, signal);
  if (signal.aborted) return;
  await purge(context);
}

/** A database error's text repeats values: its innermost cause does not. */
function logError(error: unknown): void {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  console.error(`A background task failed: ${cause instanceof Error ? cause.message : 'unknown'}`);
}
