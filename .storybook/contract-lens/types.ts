/** Field of a successful response. */
export interface Field {
  /** Such as `$[*].title`. */
  path: string;
  isRequired: boolean;
  /** JSON types. */
  types: string[];
  /** The allowed values, if the contract lists them. */
  values?: unknown[];
  /** The client reads it. */
  isRead: boolean;
}

/** Interaction of a pact. */
export interface Interaction {
  description: string;
  /** Names of provider states. */
  states: string[];
  status: number;
  body?: unknown;
}

/** Operation in contracts/operations.json. */
export interface Operation {
  id: string;
  method: string;
  /** Such as `/api/user/products/{slug}/`. */
  path: string;
  /** All documented statuses. */
  statuses: number[];
  success: number;
  /** A backend may lack it and answer 404. */
  isOptional: boolean;
  interactions: Interaction[];
  fields: Field[];
}

/** How the contracts cover a response. */
export type Cover =
  /** The closest interaction, and others with the same form. */
  | { kind: 'interaction'; description: string; states: string[]; others: string[] }
  /** The status is documented, but no interaction has it; or a backend lacks the operation. */
  | { kind: 'documented' }
  /** No response, or the server fails. This can happen in any call. */
  | { kind: 'failure' }
  /** No interaction promises this response. */
  | { kind: 'unpromised'; reason: string };

/** Call of a story, as the panel shows it. */
export interface Call {
  id: string;
  operation: string;
  method: string;
  /** Path with query. */
  url: string;
  /** Absent without a response. */
  status?: number;
  /** Absent while the call is pending. */
  ms?: number;
  cover?: Cover;
  fields: Field[];
  /** Ways to replay it. */
  variations: { id: string; label: string }[];
}

/** Field with the number of elements of the canvas that show it. */
export interface ShownField {
  operation: string;
  path: string;
  count: number;
}

/** Events of the channel between panel and canvas. */
export const events = {
  /** Canvas → panel: Call[], after each change. */
  calls: 'contract-lens/calls',
  /** Panel → canvas: asks for the calls. */
  ask: 'contract-lens/ask',
  /** Panel → canvas: outlines a field ({ operation, path }), or all with undefined. */
  show: 'contract-lens/show',
  /** Canvas → panel: how many fields are searched, such as `3 of 17`. */
  progress: 'contract-lens/progress',
  /** Canvas → panel: ShownField[]. */
  shown: 'contract-lens/shown',
  /** Panel → canvas: removes the outlines. */
  clear: 'contract-lens/clear',
} as const;

/** Names of Storybook's globals, which URLs may contain. */
export const globalNames = {
  /** Variation of a call that is replayed, such as `listProducts-404`. */
  replay: 'replay',
  /** Field that is outlined, such as `listProducts-max_price`. */
  field: 'field',
} as const;

/** Returns a field's name for URLs: `items-product_name` for `$[*].items[*].product_name`. */
export const fieldId = ({ path }: Pick<Field, 'path'>): string =>
  path.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '');

/** Fields that link records. A page does not show them, and another value would start other calls. */
export const isIdentifier = ({ path }: Pick<Field, 'path'>) =>
  /\.(id|user|product|slug|razorpay_\w+)$/.test(path);

/** Where stories show the parts of an operation's contract. */
export interface Shown {
  /** Story by description of the interaction behind its response. */
  interactions: Record<string, string>;
  /** By path: a story for each title (`Pages/Cart`) that shows the field. */
  fields: Record<string, Record<string, string>>;
}

/** Content of contracts/stories.json. Keys are operations. */
export type ShownByOperation = Record<string, Shown>;
