import { hasExample, undescribed } from './in-full.ts';
import { patternProblem } from './linear-patterns.ts';

// A plug-in of Redocly's lint, which runs in `pnpm test check`. It declares these for TypeScript 5 alone.

interface Context {
  report(problem: { message: string }): void;
  resolve<Node>(node: Node): { node?: Node };
}

interface Schema {
  properties?: Record<string, { description?: string }>;
  pattern?: string;
  maxLength?: number;
}

interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: { examples?: unknown[] } }> }>;
}

export default () => ({
  id: 'parinda',
  rules: {
    oas3: {
      'linear-pattern': () => ({
        Schema(schema: Schema, { report }: Context) {
          const message = patternProblem(schema);
          if (message) report({ message });
        },
      }),
      'described-property': () => ({
        Schema({ properties }: Schema, { report }: Context) {
          for (const name of undescribed(properties)) {
            report({ message: `Nothing says what ${name} is, and in which unit.` });
          }
        },
        Parameter({ name, description }: { name: string; description?: string }, ctx: Context) {
          if (!description) ctx.report({ message: `Nothing says what ${name} is.` });
        },
      }),
      'success-example': () => ({
        Operation({ responses }: Operation, { report, resolve }: Context) {
          for (const [status, { content = {} }] of Object.entries(responses)) {
            if (!status.startsWith('2')) continue;
            const isShown = Object.values(content).every((media) =>
              hasExample({ ...media, schema: resolve(media.schema).node ?? {} }),
            );
            if (!isShown) report({ message: `No example shows an answer of ${status}.` });
          }
        },
      }),
    },
  },
});
