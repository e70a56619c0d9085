import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { inProject } from './project.ts';

export interface CommandResult {
  code: number;
  /** stdout and stderr in their original order. */
  output: string;
  seconds: number;
}

export interface CommandOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Also prints the output. */
  isShown?: boolean;
}

/** The compile cache makes later starts of the same program faster. */
const compileCache = process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache');

/** Runs an installed program until it ends. Does not throw when it fails. */
export async function command(
  program: string,
  args: string[],
  { cwd = inProject(), env = {}, isShown = false }: CommandOptions = {},
): Promise<CommandResult> {
  const result = await execa(program, args, {
    cwd,
    env: { NO_COLOR: '1', FORCE_COLOR: undefined, NODE_COMPILE_CACHE: compileCache, ...env },
    // Child processes use the project's Node, too.
    preferLocal: true,
    stdin: 'ignore',
    stdout: isShown ? ['pipe', 'inherit'] : 'pipe',
    stderr: isShown ? ['pipe', 'inherit'] : 'pipe',
    all: true,
    stripFinalNewline: false,
    reject: false,
  });
  return {
    code: result.exitCode ?? 1,
    // Some tools ignore NO_COLOR.
    output: stripVTControlCharacters(result.all || (result.shortMessage ?? '')),
    seconds: result.durationMs / 1000,
  };
}

/** Runs a script with the current Node. */
export function nodeScript(script: string, args: string[], options?: CommandOptions) {
  return command(process.execPath, [script, ...args], options);
}
