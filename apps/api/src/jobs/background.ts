import { safeError } from '@parinda/server-kit/safe-error';
import type { AppContext } from '../domain/app-context.ts';
import { reconcile } from '../domain/payments/reconcile.ts';
import { purge } from './purge.ts';

const minute = 60_000;

/**
 * Runs the background jobs every minute. Returns a function that stops them and waits for the
 * running ones.
 */
export function startBackground(context: AppContext): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  // Separate, so that a mail server that does not respond blocks only mails.
  const timer = setInterval(() => {
    void context.mailer.flush();
    running = running
      .then(() => runTasks(context, stopping.signal))
      .catch((error) => console.error(`Background job failed: ${safeError(error).message}`));
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
