interface Described {
  description?: string;
}

interface Media {
  example?: unknown;
  examples?: object;
  schema?: { examples?: unknown[] };
}

/** The names of properties of which nothing is said. A `$ref` says what it is for beside it. */
export const undescribed = (properties: Record<string, Described> = {}): string[] =>
  Object.keys(properties).filter((name) => !properties[name]?.description);

/**
 * Whether a reader sees what such an answer looks like.
 *
 * @param media its schema in place of the schema's `$ref`
 */
export const hasExample = ({ example, examples = {}, schema }: Media): boolean =>
  example !== undefined || Object.keys(examples).length > 0 || Boolean(schema?.examples?.length);
