import { stateCode } from './states.ts';

/** The tax inside the prices of an order that have one rate. Amounts are in paise. */
export interface GstPart {
  /** Percent, CGST and SGST together. */
  rate: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

export interface TaxedLine {
  /** Paise, with tax. */
  total: number;
  /** Percent; undefined: the rate is not known. */
  rate: number | undefined;
}

/** The delivery address, whose state determines the taxes. */
export interface PlaceOfSupply {
  state: string;
  pincode: string;
}

/**
 * Returns the tax inside prices that include it, by rate, the highest first; an empty list if the
 * rate of a line is not known, as a sum without it would be wrong. Sales within the seller's state
 * have CGST and SGST, all others IGST; a place that is not known counts as another state.
 */
export function gstParts(
  lines: readonly TaxedLine[],
  place: PlaceOfSupply,
  sellerCode: string,
): GstPart[] {
  const isSameState = stateCode(place.state, place.pincode) === sellerCode;
  const totals = new Map<number, number>();
  for (const { total, rate } of lines) {
    if (rate === undefined) return [];
    totals.set(rate, (totals.get(rate) ?? 0) + total);
  }
  return [...totals]
    .sort(([a], [b]) => b - a)
    .map(([rate, total]) => gstPart(rate, total, isSameState));
}

function gstPart(rate: number, total: number, isSameState: boolean): GstPart {
  if (!isSameState) {
    const igst = Math.round((total * rate) / (100 + rate));
    return { rate, taxable: total - igst, cgst: 0, sgst: 0, igst };
  }
  // Half each, so that both are the same.
  const half = Math.round((total * rate) / (100 + rate) / 2);
  return { rate, taxable: total - 2 * half, cgst: half, sgst: half, igst: 0 };
}
