/** Something wrong with one field, in words that can stand under it. */
export interface FieldProblem {
  field: string;
  /** 'This field is required.' or 'Must be …' */
  text: string;
}

/** A refusal that the caller is told about, in the body that the contract documents. */
export class ShopError extends Error {
  override name = 'ShopError';
  readonly statusCode: number;
  readonly problems: FieldProblem[];

  constructor(statusCode: number, message: string, problems: FieldProblem[] = []) {
    super(message);
    this.statusCode = statusCode;
    this.problems = problems;
  }
}

export const badRequest = (message: string) => new ShopError(400, message);
export const fieldError = (field: string, text: string) =>
  new ShopError(400, text, [{ field, text }]);
export const unauthorized = () => new ShopError(401, 'Please log in.');
export const notFound = (message = 'Not found') => new ShopError(404, message);
export const tooMany = (message = 'Too many tries. Please wait a few minutes.') =>
  new ShopError(429, message);
