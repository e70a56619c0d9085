import type { Invoice, Order } from '@parinda/api-client';
import { Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { configuration } from '../../shared/configuration.ts';
import { invoiceHref } from './orderId.ts';

/** Links to the invoice of a paid order, and to the credit note of a refunded one. */
export function Invoices({ order }: { order: Order }) {
  return (
    <Stack gap="xs" align="start">
      {order.invoice && <PdfLink name="Tax invoice" invoice={order.invoice} />}
      {order.creditNote && <PdfLink name="Credit note" invoice={order.creditNote} />}
      <Link isStandalone href={invoiceHref(order.id)}>
        View and print the invoice
      </Link>
    </Stack>
  );
}

export const PdfLink = ({ name, invoice }: { name: string; invoice: Invoice }) => (
  <Link isStandalone href={pdfHref(invoice)} target="_blank">
    {`${name} ${invoice.number} (PDF)`}
  </Link>
);

/** A path belongs to the API, which may be on another host. */
const pdfHref = ({ pdfUrl }: Invoice) =>
  pdfUrl.startsWith('/') ? configuration().apiBaseUrl + pdfUrl : pdfUrl;
