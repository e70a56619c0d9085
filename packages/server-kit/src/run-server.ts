import closeWithGrace from 'close-with-grace';
import { onParentExit, parentChain } from './parent-processes.ts';
import { safeError } from './safe-error.ts';
import type { Environment } from './setting.ts';
import { StartError } from './start-error.ts';
import { startTracing, type TracingConfig } from './tracing.ts';

const closeTimeoutMs = 10_000;

interface Running {
  /** Printed to stdout once the server is ready. */
  lines: string[];
  /** Printed to stderr once the server is ready. */
  warnings?: string[];
  close: () => Promise<unknown>;
}

/**
 * Runs a server process: prints a failed start as one line, and shuts down within ten seconds on a
 * signal, an uncaught error or the exit of the package manager that started it.
 */
export async function runServer<Config extends TracingConfig>(
  readConfig: (env: Environment) => Config,
  start: (config: Config) => Promise<Running>,
): Promise<void> {
  const parents = parentChain(process.pid);
  try {
    const config = readConfig(process.env);
    const endTracing = await startTracing(config);
    const { lines, warnings = [], close } = await start(config);
    const { close: end } = closeWithGrace({ delay: closeTimeoutMs }, async ({ err }) => {
      if (err) console.error(safeError(err).stack);
      await close();
      await endTracing();
    });
    onParentExit(parents, end);
    for (const line of lines) console.log(line);
    for (const line of warnings) console.error(line);
  } catch (error) {
    const isExpected = error instanceof StartError;
    const [line] = safeError(error).message.split('\n');
    console.error(isExpected ? error.message : `Cannot start: ${line}`);
    process.exit(1);
  }
}
