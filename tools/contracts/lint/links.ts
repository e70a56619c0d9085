interface Schema {
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
}

interface Link {
  operationId: string;
  /** Runtime expressions by parameter of the linked operation. */
  parameters: Record<string, string>;
}

interface Operation {
  operationId: string;
  parameters?: { name: string; required?: boolean }[];
  responses: Record<
    string,
    { content?: Record<string, { schema: Schema }>; links?: Record<string, Link> }
  >;
}

export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Returns whether the schema has the field. List entries have numbers as names. */
function hasField(document: Document, schema: Schema, pointer: string[]): boolean {
  const name = schema.$ref?.split('/').at(-1) ?? '';
  const { items, properties = {} } = document.components.schemas[name] ?? schema;
  const [field, ...rest] = pointer;
  if (field === undefined) return true;
  const below = /^\d+$/.test(field) ? items : properties[field];
  return below !== undefined && hasField(document, below, rest);
}

/** Returns a message for each link that a client could not follow. */
export function linkProblems(document: Document): string[] {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

  function problemsOf(from: Operation, status: string, { operationId, parameters }: Link) {
    const to = operations.find((one) => one.operationId === operationId);
    if (!to) return [`there is no operation ${operationId}`];
    const wanted = to.parameters ?? [];
    const missing = wanted.filter(({ name, required }) => required && !(name in parameters));
    const unknown = Object.keys(parameters).filter(
      (given) => !wanted.some(({ name }) => name === given),
    );
    const schema = from.responses[status]?.content?.['application/json']?.schema ?? {};
    const isValue = (expression: string) => {
      const [, pointer] = /^\$response\.body#\/(.+)$/.exec(expression) ?? [];
      if (pointer) return hasField(document, schema, pointer.split('/'));
      const [, sent] = /^\$request\.path\.(.+)$/.exec(expression) ?? [];
      return (from.parameters ?? []).some(({ name }) => name === sent);
    };
    const empty = Object.values(parameters).filter((expression) => !isValue(expression));
    return [
      ...missing.map(({ name }) => `${operationId} needs the parameter ${name}`),
      ...unknown.map((name) => `${operationId} has no parameter ${name}`),
      ...empty.map((expression) => `${expression} has no value`),
    ];
  }

  return operations.flatMap((from) =>
    Object.entries(from.responses).flatMap(([status, { links = {} }]) =>
      Object.values(links)
        .flatMap((link) => problemsOf(from, status, link))
        .map((problem) => `Link of ${from.operationId} ${status}: ${problem}.`),
    ),
  );
}
