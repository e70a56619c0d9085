import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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

/** This Node comes first, so that a program that looks for `node` finds the project's own. */
const path = [dirname(process.execPath), process.env.PATH].join(delimiter);

/** Runs a program to its end; never throws for a failing program. */
export function command(
  program: string,
  args: string[],
  { cwd = inProject(), env = {}, isShown = false }: CommandOptions = {},
): Promise<CommandResult> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, PATH: path, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
      if (isShown) process.stdout.write(chunk);
    };
    const end = (code: number) =>
      // Some tools paint their text although NO_COLOR asks them not to.
      resolve({
        code,
        output: stripVTControlCharacters(output),
        seconds: (performance.now() - startedAt) / 1000,
      });
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => {
      output += `${error.message}\n`;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Runs a script of an installed package on this same Node. */
export function nodeScript(script: string, args: string[], options?: CommandOptions) {
  return command(process.execPath, [script, ...args], options);
}
