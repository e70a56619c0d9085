import type { Shop } from '../../src/domain/shop.ts';

type Values = Record<string, string | number>;

/** Brings the shop into a state; what it answers is put into the requests that are then made. */
export type State = (shop: Shop, params: Record<string, unknown>) => Promise<Values>;

export const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
