import { spawnSync } from 'node:child_process';
import { build } from '@parinda/testing/builds';
import { inProject } from '@parinda/testing/project';

/** Builds the storefront. Prints the output and exits if the build fails. */
export async function buildOrExit(): Promise<void> {
  try {
    console.log('Building the storefront …');
    await build('storefront');
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** Replaces this process by a server, so that signals and the exit code are those of the server. */
export function execServer(script: string): void {
  const server = inProject(script);
  process.execve?.(process.execPath, [process.execPath, server], process.env);
  // Windows has no exec.
  process.exitCode = spawnSync(process.execPath, [server], { stdio: 'inherit' }).status ?? 1;
}
