import { hasExample, withoutDescription } from './documented.ts';
import { patternProblem } from './linear-patterns.ts';
import { type Document, linkProblems } from './links.ts';

// Redocly plugin; `pnpm test check` runs it. Its own types need TypeScript 5.

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
      'followable-link': () => ({
        Root(document: Document, { report }: Context) {
          for (const message of linkProblems(document)) report({ message });
        },
      }),
      'described-property': () => ({
        Schema({ properties }: Schema, { report }: Context) {
          for (const name of withoutDescription(properties)) {
            report({ message: `Property ${name} has no description. Describe it and its unit.` });
          }
        },
      }),
      'success-example': () => ({
        Operation({ responses }: Operation, { report, resolve }: Context) {
          for (const [status, { content = {} }] of Object.entries(responses)) {
            if (!status.startsWith('2')) continue;
            const isShown = Object.values(content).every((media) =>
              hasExample({ ...media, schema: resolve(media.schema).node ?? {} }),
            );
            if (!isShown) report({ message: `Response ${status} has no example.` });
          }
        },
      }),
    },
  },
});
