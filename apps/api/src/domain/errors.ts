/** Something wrong with one field, in words that can stand under it. */
export interface FieldError {
  field: string;
  /** 'This field is required.' or 'Must be …' */
  text: string;
}

/** A refusal in words for whoever asked. What it is on the wire is decided in http/, once. */
export class DomainError extends Error {
  readonly errors: FieldError[] = [];
}

/** Not there, or not this customer's: nobody learns which. */
export class NotFound extends DomainError {
  constructor(message = 'Not found') {
    super(message);
  }
}

/** What was asked for breaks a rule. */
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

/** It cannot be done in the present state of things. */
export class Conflict extends DomainError {}

/** An idempotency key came back with another request. */
export class KeyReused extends DomainError {}

export class RateLimited extends DomainError {
  /** When it may be tried again, from now. */
  readonly seconds: number;

  constructor(seconds: number, message = 'Too many tries. Please wait a few minutes.') {
    super(message);
    this.seconds = seconds;
  }
}

/** More is asked for at once than can be done; nothing of this was begun. */
export class Busy extends DomainError {
  /** When it may be tried again, from now. */
  readonly seconds: number;

  constructor(
    seconds: number,
    message = 'Very many people are here at the moment. Please try again.',
  ) {
    super(message);
    this.seconds = seconds;
  }
}

/** The payment provider is missing or does not answer. */
export class ProviderUnavailable extends DomainError {}
