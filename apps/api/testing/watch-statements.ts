import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

/**
 * Calls back for every statement that this process sends to PostgreSQL. Returns a function that
 * stops it.
 */
export function watchStatements(onStatement: (statement: Statement) => void): () => void {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [config, values] = given as [Partial<Statement> | string, unknown[] | undefined];
    const text = typeof config === 'string' ? config : (config.text ?? '');
    onStatement({ text, values: values ?? (config as Statement).values ?? [] });
    return Reflect.apply(query, this, given);
  } as never;
  return () => {
    pg.Client.prototype.query = query;
  };
}
