import { type CommandResult, nodeScript } from '../run/command.ts';
import { inProject } from '../run/project.ts';

const api = inProject('apps/api');

/** Runs some of apps/api's own tests. */
export function apiTests(files: string[], env: NodeJS.ProcessEnv = {}): Promise<CommandResult> {
  return nodeScript(`${api}/node_modules/vitest/vitest.mjs`, ['run', ...files], {
    ...{ cwd: api, env, isShown: true },
  });
}
