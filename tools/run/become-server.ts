import { spawnSync } from 'node:child_process';
import { build } from './builds.ts';
import { inProject } from './project.ts';

/** Builds the storefront; a build that fails ends the process with the build's own words. */
export async function buildOrExit(): Promise<void> {
  try {
    console.log('Building the storefront …');
    await build('storefront');
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** Exchanges this process for a server, so that signals and the exit code are the server's own. */
export function becomeServer(script: string): void {
  const server = inProject(script);
  process.execve?.(process.execPath, [process.execPath, server], process.env);
  // Windows cannot exchange a process.
  process.exitCode = spawnSync(process.execPath, [server], { stdio: 'inherit' }).status ?? 1;
}
