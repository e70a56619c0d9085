// Errors, with the body that contracts/openapi.yaml defines for each operation.

/** Error with status and message. */
export class ApiError extends Error {
  /** @param field name of the wrong field, if it is a single one */
  constructor(status, message, field = '') {
    super(message);
    this.status = status;
    this.reasons = [[field, message]];
  }
}

const kinds = [
  ['fields', /^POST \/api\/user\/(contact|register|addresses)\/$/],
  ['error', /^POST \/api\/user\/(send|verify)-otp\/$/],
  ['errors', /^POST \/api\/user\/(login|reviews)\/$/],
  ['payment', /^POST \/api\/user\/orders\/[^/]+\/verify_payment\/$/],
];

const required = 'This field is required.';
/** Messages of the validator for an empty text. */
const isEmpty = /must have required property|NOT have fewer than 1 char|must match pattern "\\S"/;

/** Returns field and message of each problem, for errors of this app, the validator or the body parser. */
function reasonsOf({ reasons, errors, message }) {
  if (reasons) return reasons;
  if (!errors) return [['', message]];
  return errors.map(({ path = '', message: reason }) => {
    const field = path.replace(/^\/body\/?/, '').replace(/^.*\//, '');
    return [field, isEmpty.test(reason) ? required : reason];
  });
}

function bodyOf(kind, reasons) {
  const texts = reasons.map(([field, reason]) => (field ? `${field}: ${reason}` : reason));
  if (kind === 'errors') return { errors: texts };
  if (kind === 'error') return { error: reasons[0][1] };
  if (kind === 'payment') return { status: 'failed', message: texts[0] };
  if (kind === 'message') return { message: texts[0] };
  const fields = {};
  for (const [field, reason] of reasons) {
    const name = field || 'non_field_errors';
    fields[name] = [...(fields[name] ?? []), reason];
  }
  return fields;
}

/** Error handler. Statuses 401 and 404 always have a `message`. */
export function handleError(error, request, response, _next) {
  const { status = 500 } = error;
  if (status >= 500) {
    console.error(error);
    return response.status(500).json({ message: 'Something went wrong here.' });
  }
  if (status === 401) response.set('WWW-Authenticate', 'Bearer');
  const operation = `${request.method} ${request.path}`;
  const [kind = 'message'] = kinds.find(([, pattern]) => pattern.test(operation)) ?? [];
  const isFormError = [400, 413, 415, 422, 429].includes(status);
  const reasons = status === 401 && !error.reasons ? [['', 'Please log in.']] : reasonsOf(error);
  response.status(status).json(error.answer ?? bodyOf(isFormError ? kind : 'message', reasons));
}
