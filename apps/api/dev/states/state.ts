import type { AppContext } from '../../src/domain/app-context.ts';

type Values = Record<string, string | number>;

/** Sets up a state and returns the values for the following requests. */
export type State = (context: AppContext, params: Record<string, unknown>) => Promise<Values>;

export type Params = Parameters<State>[1];

export const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
export const idOf = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

/** Returns paise for the rupees of the pacts. */
const paiseOf = (value: unknown) =>
  typeof value === 'number' && value >= 0 ? Math.round(value * 100) : undefined;

export const reviewOf = ({ rating, review_text }: Params) => ({
  ...(typeof rating === 'number' && { rating }),
  ...(typeof review_text === 'string' && { text: review_text }),
});

const numbers = ['one', 'two', 'three', 'four', 'five'] as const;
const texts = (values: unknown[]) => values.flatMap((value) => textOf(value) ?? []);
const undefinedIfEmpty = <T>(list: T[]) => (list.length ? list : undefined);

/** Reads the product of a state's parameters; undefined fields stay unchanged. */
export const productOf = (params: Params) => ({
  id: idOf(params.product_id),
  slug: textOf(params.slug),
  price: paiseOf(params.price),
  maxPrice: paiseOf(params.max_price),
  title: textOf(params.title),
  shortDesc: textOf(params.short_desc),
  longDesc: textOf(params.long_desc),
  material: textOf(params.material),
  keywords: textOf(params.keywords),
  category: textOf(params.category_name),
  isBest: typeof params.isBest === 'boolean' ? params.isBest : undefined,
  bullets: undefinedIfEmpty(texts(numbers.map((number) => params[`bullet_${number}`]))),
  images: undefinedIfEmpty(
    texts(numbers.map((_, at) => params[`image${at + 1}`])).map(
      (file) => `/pictures/products/${file}`,
    ),
  ),
});

/** Reads the customer's name only: the address fields belong to an address. */
export const customerOf = ({ name }: Params) => ({ name: textOf(name) });

/** Reads the address of a state's parameters. */
export const addressOf = (params: Params) => ({
  id: idOf(params.address_id),
  fullName: textOf(params.full_name),
  phone: textOf(params.phone),
  address: textOf(params.address),
  addressLine2: textOf(params.address_line2),
  city: textOf(params.city),
  state: textOf(params.state),
  zipCode: textOf(params.zip_code),
});

/** Removes undefined properties. */
export const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
