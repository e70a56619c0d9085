import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';

/**
 * Returns the validators of the JSON bodies of a contract, by JSON pointer to a request body or a
 * response. Each is compiled once.
 *
 * @param isTime form of the format date-time
 */
export function bodyValidators(
  contract: object,
  isTime: RegExp | ((text: string) => boolean),
  options: Options = {},
) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, ...options });
  ajv.addFormat('int64', true);
  ajv.addFormat('date-time', isTime);
  ajv.addSchema(contract, 'contract');
  const validators = new Map<string, ValidateFunction>();
  function validatorOf(pointer: string): ValidateFunction {
    const known = validators.get(pointer);
    if (known) return known;
    const $ref = `contract${pointer}/content/application~1json/schema`;
    const made = ajv.compile({ $ref });
    validators.set(pointer, made);
    return made;
  }
  return { validatorOf, describe: ({ errors }: ValidateFunction) => ajv.errorsText(errors) };
}

const escaped = (path: string) =>
  path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');

/** Returns the JSON pointer to an operation, such as `#/paths/~1api~1user~1blogs~1/get`. */
export const operationPointer = (path: string, method: string): string =>
  `#/paths/${escaped(path)}/${method.toLowerCase()}`;
