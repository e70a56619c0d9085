import { brand } from '@parinda/brand';
import { type GstPart, gstParts } from '@parinda/brand/gst';
import type { AddressCopy } from '../../db/schema.ts';

/** Converts the stored hundredths of a percent. */
export const percentOf = (basisPoints: number): number => basisPoints / 100;
export const basisPointsOf = (percent: number): number => Math.round(percent * 100);

interface OrderLines {
  address: Pick<AddressCopy, 'state' | 'zip_code'>;
  items: { price: number; quantity: number; gstBasisPoints: number | null }[];
}

/**
 * Returns the GST in the prices of an order; an empty list if a rate is not known or the shop is not
 * registered.
 */
export function orderGst({ address, items }: OrderLines): GstPart[] {
  if (brand.gstState === undefined) return [];
  const lines = items.map(({ price, quantity, gstBasisPoints }) => ({
    total: price * quantity,
    rate: gstBasisPoints === null ? undefined : percentOf(gstBasisPoints),
  }));
  const place = { state: address.state, pincode: address.zip_code };
  return gstParts(lines, place, brand.gstState);
}
