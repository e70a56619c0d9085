import { type Address, api, type GstPart } from '@parinda/api-client';
import { brand } from '@parinda/brand';
import { gstParts } from '@parinda/brand/gst';
import type { CartLine } from '../cart/cart.ts';

const paise = (rupees: number) => Math.round(rupees * 100);

/**
 * Returns the tax in the prices of cart lines, which depends on the state of the delivery address;
 * an empty list without an address, while a rate is not known, or if the shop is not registered.
 */
export function useCartGst(lines: readonly CartLine[], address: Address | undefined): GstPart[] {
  const { data: products } = api.useListProductsQuery();
  if (!address || brand.gstin === undefined) return [];
  const taxed = lines.map(({ id, price, quantity }) => ({
    total: paise(price * quantity),
    rate: products?.find((product) => product.id === id)?.gstRate ?? undefined,
  }));
  const place = { state: address.state, pincode: address.zipCode };
  return gstParts(taxed, place, brand.gstin.slice(0, 2)).map(
    ({ rate, taxable, cgst, sgst, igst }) => ({
      rate,
      taxable: taxable / 100,
      cgst: cgst / 100,
      sgst: sgst / 100,
      igst: igst / 100,
    }),
  );
}

/** Returns the tax facts of a product, such as 'GST 18%, HSN 392690'; '' when not known. */
export function useTaxText(): (productId: number) => string {
  const { data: products } = api.useListProductsQuery();
  return (productId) => taxText(products?.find(({ id }) => id === productId));
}

export function taxText(product: { gstRate: number | null; hsn: string } | undefined): string {
  if (!product || product.gstRate === null) return '';
  return `GST ${product.gstRate}%${product.hsn && `, HSN ${product.hsn}`}`;
}

/** Returns whether the backend makes tax invoices: its products have tax rates. */
export function useHasInvoices(): boolean {
  const { data: products } = api.endpoints.listProducts.useQueryState();
  return products?.some(({ gstRate }) => gstRate !== null) ?? false;
}
