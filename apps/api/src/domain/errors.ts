/** An error in one field, with a text that a form can show below it. */
export interface FieldError {
  field: string;
  /** 'This field is required.' or 'Must be …' */
  text: string;
}

/** An error with a message for the caller. http/ maps it to a status. */
export class DomainError extends Error {
  readonly errors: FieldError[] = [];
}

/** Not found, or not owned by the customer: the response does not tell which. */
export class NotFound extends DomainError {
  constructor(message = 'Not found') {
    super(message);
  }
}

/** The request breaks a rule. */
export class Invalid extends DomainError {
  override readonly errors: FieldError[];

  constructor(message: string, errors: FieldError[] = []) {
    super(message);
    this.errors = errors;
  }

  static field(field: string, text: string): Invalid {
    return new Invalid(text, [{ field, text }]);
  }
}

export class NotSignedIn extends DomainError {
  constructor(message = 'Please log in.') {
    super(message);
  }
}

/** The current state does not allow the request. */
export class Conflict extends DomainError {}

/** An idempotency key was used with another request. */
export class KeyReused extends DomainError {}

export class RateLimited extends DomainError {
  /** Retry after this time. */
  readonly seconds: number;

  constructor(seconds: number, message = 'Too many tries. Please wait a few minutes.') {
    super(message);
    this.seconds = seconds;
  }
}

/** Too many requests at once; nothing was started. */
export class Busy extends DomainError {
  /** Retry after this time. */
  readonly seconds: number;

  constructor(seconds: number, message = 'The shop is very busy at the moment. Please try again.') {
    super(message);
    this.seconds = seconds;
  }
}

/** The payment provider is not configured or does not respond. */
export class ProviderUnavailable extends DomainError {}
