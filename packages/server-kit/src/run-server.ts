import closeWithGrace from 'close-with-grace';
import { StartError } from './start-error.ts';
import { starterChain, whenStarterEnds } from './starter.ts';
import { startTracing } from './tracing.ts';

const longestCloseMs = 10_000;

interface Running {
  /** Printed once it is ready. */
  lines: string[];
  /** What it still lacks. */
  warnings?: string[];
  close: () => Promise<unknown>;
}

/**
 * The whole life of a server's process: says in one line why it cannot start, ends it in order when
 * it is told to or an error is caught by nobody, within ten seconds.
 */
export async function runServer(start: () => Promise<Running>): Promise<void> {
  const starters = starterChain(process.pid);
  try {
    const endTracing = await startTracing(process.env);
    const { lines, warnings = [], close } = await start();
    const { close: end } = closeWithGrace({ delay: longestCloseMs }, async ({ err }) => {
      if (err) console.error(err);
      await close();
      await endTracing();
    });
    whenStarterEnds(starters, end);
    for (const line of lines) console.log(line);
    for (const line of warnings) console.error(line);
  } catch (error) {
    const { message } = error as Error;
    console.error(error instanceof StartError ? message : `Cannot start: ${message}`);
    process.exit(1);
  }
}
