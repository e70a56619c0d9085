import { type Address, api, type GstPart, type ProductSummary } from '@parinda/api-client';
import { brand } from '@parinda/brand';
import { gstParts } from '@parinda/brand/gst';
import type { CartLine } from '../cart/cart.ts';

const paise = (rupees: number) => Math.round(rupees * 100);

interface CartTax {
  /**
   * The tax in the prices, in rupees, by rate; empty without an address, while a rate is not known,
   * or if the shop is not registered.
   */
  parts: GstPart[];
  /** Returns the facts of a product, such as 'GST 18%, HSN 392690'; '' if not known. */
  factsOf(productId: number): string;
}

/** Returns the tax of cart lines, which depends on the state of the delivery address. */
export function useCartTax(lines: readonly CartLine[], address: Address | undefined): CartTax {
  const { data: products } = api.useListProductsQuery();
  const byId = new Map(products?.map((product) => [product.id, product]));
  return {
    parts: address ? taxOf(lines, address, byId) : [],
    factsOf: (productId) => {
      const { gstRate = null, hsn = '' } = byId.get(productId) ?? {};
      return gstRate === null ? '' : `GST ${gstRate}%${hsn && `, HSN ${hsn}`}`;
    },
  };
}

function taxOf(
  lines: readonly CartLine[],
  { state, zipCode }: Address,
  byId: ReadonlyMap<number, ProductSummary>,
): GstPart[] {
  if (brand.gstState === undefined) return [];
  const taxed = lines.map(({ id, price, quantity }) => ({
    total: paise(price * quantity),
    rate: byId.get(id)?.gstRate ?? undefined,
  }));
  return gstParts(taxed, { state, pincode: zipCode }, brand.gstState).map(
    ({ rate, taxable, cgst, sgst, igst }) => ({
      rate,
      taxable: taxable / 100,
      cgst: cgst / 100,
      sgst: sgst / 100,
      igst: igst / 100,
    }),
  );
}

/** Returns whether the backend makes tax invoices: its products have tax rates. */
export function useHasInvoices(): boolean {
  const { data: products } = api.useListProductsQuery();
  return products?.some(({ gstRate }) => gstRate !== null) ?? false;
}
