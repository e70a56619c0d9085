import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { inProject } from './project.ts';

export interface CommandResult {
  code: number;
  /** stdout and stderr, in the order they came. */
  output: string;
  seconds: number;
}

export interface CommandOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Also show the output while it comes. */
  isShown?: boolean;
}

/** Programs are started often: what Node has compiled of one, the next start finds there. */
const compiled = process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'node-compile-cache');

/** Runs a program, an installed package's or the system's, to its end; never throws when it fails. */
export async function command(
  program: string,
  args: string[],
  { cwd = inProject(), env = {}, isShown = false }: CommandOptions = {},
): Promise<CommandResult> {
  const result = await execa(program, args, {
    cwd,
    env: { NO_COLOR: '1', FORCE_COLOR: undefined, NODE_COMPILE_CACHE: compiled, ...env },
    // A program that looks for `node` finds the project's own there as well.
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
    // Some tools colour their text although NO_COLOR asks them not to.
    output: stripVTControlCharacters(result.all || (result.shortMessage ?? '')),
    seconds: result.durationMs / 1000,
  };
}

/** Runs a script on this same Node. */
export function nodeScript(script: string, args: string[], options?: CommandOptions) {
  return command(process.execPath, [script, ...args], options);
}
