import { ApiError } from './errors.js';

/** An id of an address. The check against the document reads numbers as JavaScript does, 1e3 as 1000. */
export function idOf(text) {
  if (!/^\d{1,16}$/.test(text)) throw new ApiError(400, 'An id is a whole number.');
  return Number(text);
}
