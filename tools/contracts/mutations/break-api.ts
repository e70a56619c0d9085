// Loaded into apps/api by `node --import`: applies the mutations that BREAK names, comma-separated.
// The sources on disk stay as they are.
import { registerHooks } from 'node:module';
import { applyPatch } from 'rfc6902';
import { inProject } from '../../run/project.ts';
import { type CodeChange, mutations } from './list.ts';

const chosen = (process.env.BREAK ?? '').split(',').flatMap((name) => mutations[name] ?? []);

type Request = { routeOptions: { config: { operation?: { id: string } } } };
type Reply = { statusCode: number; code: (status: number) => void };

async function alterAnswer({ routeOptions }: Request, reply: Reply, payload: string) {
  const id = routeOptions.config.operation?.id;
  const change = chosen
    .filter((one) => 'patch' in one)
    .find(({ operation, status }) => operation === id && status === reply.statusCode);
  if (!change) return payload;
  const answer = { status: reply.statusCode, body: JSON.parse(payload) };
  applyPatch(answer, change.patch);
  reply.code(answer.status);
  return JSON.stringify(answer.body);
}
Object.assign(globalThis, { alterAnswer });

/** Where every answer passes by. */
const hooked: CodeChange = {
  file: 'http/app.ts',
  find: 'registerJsonParser(app);',
  replace: "registerJsonParser(app); app.addHook('onSend', (globalThis as any).alterAnswer);",
};

const codeChanges = [hooked, ...chosen.filter((one) => 'file' in one)];
const source = `${new URL(`file://${inProject('apps/api/src/')}`)}`;
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const changes = codeChanges.filter(({ file }) => url === source + file);
    if (changes.length === 0) return loaded;
    let text = String(loaded.source);
    for (const { file, find, replace } of changes) {
      if (!text.includes(find)) throw new Error(`apps/api/src/${file} has no longer: ${find}`);
      text = text.replace(find, () => replace);
    }
    return { ...loaded, source: text };
  },
});
