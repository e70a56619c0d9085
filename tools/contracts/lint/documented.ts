interface Described {
  description?: string;
}

interface Media {
  example?: unknown;
  examples?: object;
  schema?: { examples?: unknown[] };
}

/** Returns the names of properties without a description. A `$ref` can have its own. */
export const withoutDescription = (properties: Record<string, Described> = {}): string[] =>
  Object.keys(properties).filter((name) => !properties[name]?.description);

/**
 * Returns whether a response has an example.
 *
 * @param media with its schema instead of the schema's `$ref`
 */
export const hasExample = ({ example, examples = {}, schema }: Media): boolean =>
  example !== undefined || Object.keys(examples).length > 0 || Boolean(schema?.examples?.length);
