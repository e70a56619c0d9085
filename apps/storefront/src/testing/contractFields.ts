import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Schema {
  $ref?: string;
  maxLength?: number;
  required?: string[];
  properties?: Record<string, Schema>;
}

interface Operation {
  operationId: string;
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const file = `${import.meta.dirname}/../../../../contracts/openapi.yaml`;
const contract: Contract = parse(readFileSync(file, 'utf8'));

const resolve = (schema: Schema): Schema =>
  contract.components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;

/** Returns the JSON schema of an operation's request body. */
export function requestSchema(operationId: string) {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  const body = operations.find((one) => one.operationId === operationId)?.requestBody;
  if (!body) throw new Error(`${operationId} has no request body in contracts/openapi.yaml.`);
  const { properties = {}, required = [] } = resolve(body.content['application/json'].schema);
  return { properties, required };
}

interface FormOfRequest {
  operationId: string;
  /** The file that a developer edits, for the message. */
  file: string;
  /** Properties of the request that code sets, such as the customer's id. */
  sentByCode?: string[];
}

/** Returns a message for each difference between a form's fields and the request that it sends. */
export function fieldsUnlikeContract(form: HTMLFormElement, request: FormOfRequest): string[] {
  const { operationId, file, sentByCode = [] } = request;
  const { properties } = requestSchema(operationId);
  const controls = [...form.elements] as HTMLInputElement[];
  const names = new Set(controls.map(({ name }) => name).filter(Boolean));
  const missing = Object.keys(properties).filter(
    (name) => !names.has(name) && !sentByCode.includes(name),
  );
  const unknown = [...names].filter((name) => !(name in properties));
  const limits = controls.flatMap(({ name, maxLength = -1 }) => {
    const limit = resolve(properties[name] ?? {}).maxLength;
    return maxLength >= 0 && limit !== undefined && maxLength !== limit
      ? [`${file}: ${name} has maxLength ${maxLength}; ${operationId} documents ${limit}.`]
      : [];
  });
  return [
    ...missing.map(
      (name) =>
        `${file}: add a field for ${name} of ${operationId}, as docs/adding-a-field.md describes.`,
    ),
    ...unknown.map(
      (name) =>
        `${file}: ${operationId} has no property ${name}. Add it to contracts/openapi.yaml.`,
    ),
    ...limits,
  ];
}
