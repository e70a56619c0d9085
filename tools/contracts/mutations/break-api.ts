// Loaded into apps/api by `node --import`: applies the mutations that BREAK names, comma-separated.
// The sources on disk stay as they are.
import { registerHooks } from 'node:module';
import { inProject } from '../../run/project.ts';
import { mutations } from './list.ts';
import type { AnswerChange, CodeChange, Outgoing } from './mutation.ts';

const chosen = (process.env.BREAK ?? '').split(',').flatMap((name) => mutations[name] ?? []);
const codeChanges = chosen.flatMap(({ how }): CodeChange[] => ('file' in how ? [how] : []));
const answerChanges = chosen.flatMap(({ how }): AnswerChange[] => ('alter' in how ? [how] : []));

interface Request {
  routeOptions: { config: { operation?: { id: string } } };
}
interface Reply {
  statusCode: number;
  code: (status: number) => void;
}

async function alterAnswer(request: Request, reply: Reply, payload: unknown): Promise<unknown> {
  const operation = request.routeOptions.config.operation?.id;
  const changes = answerChanges.filter(
    (change) => change.operation === operation && change.status === reply.statusCode,
  );
  if (changes.length === 0) return payload;
  const answer: Outgoing = { status: reply.statusCode, body: JSON.parse(String(payload)) };
  for (const { alter } of changes) alter(answer);
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

const source = `${new URL(`file://${inProject('apps/api/src/')}`)}`;
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const changes = [hooked, ...codeChanges].filter(({ file }) => url === source + file);
    if (changes.length === 0) return loaded;
    let text = String(loaded.source);
    for (const { file, find, replace } of changes) {
      if (!text.includes(find)) throw new Error(`apps/api/src/${file} has no longer: ${find}`);
      text = text.replace(find, () => replace);
    }
    return { ...loaded, source: text };
  },
});
