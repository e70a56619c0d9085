import type { Order } from '@parinda/api-client';
import { brand } from '@parinda/brand';
import { invoiceDate, stateText } from '@parinda/brand/gst';
import { Button, LinkButton } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Inline, Stack } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { noBreakMeasures, Text } from '@parinda/ui/text';
import { addressLines } from '../../model/addresses/addressForm.ts';
import { AccountHead } from '../../parts/account-head/AccountHead.tsx';
import { formatTotal } from '../../shared/money.ts';
import { Failed } from '../../shared/query/Failed.tsx';
import { Loaded } from '../../shared/query/Loaded.tsx';
import { ErrorState } from '../../shared/query/states.tsx';
import { paths } from '../../shared/routing/paths.ts';
import * as styles from './InvoicePage.css.ts';
import { PdfLink } from './Invoices.tsx';
import { notOnPaper, wholeOnPaper } from './print.css.ts';
import { useOrderOfPath } from './useOrderOfPath.ts';

const failureText = 'Failed to fetch the invoice.';

/** /invoice/{encryptedId}: the tax invoice of a paid order, to read and to print. */
export function InvoicePage() {
  const { id, query, isFailure } = useOrderOfPath();
  const notFound = (
    <ErrorState
      headingLevel={1}
      title="Invoice not found."
      action={<LinkButton href={paths.orders}>Your Orders</LinkButton>}
    />
  );
  if (id === undefined) return notFound;
  return (
    <Loaded
      query={query}
      loading={<PageLoader isTitle label="Loading invoice" />}
      failed={
        isFailure ? <Failed headingLevel={1} title={failureText} retry={query.refetch} /> : notFound
      }
    >
      {(order) => (order.invoice ? <TaxInvoice order={order} /> : notFound)}
    </Loaded>
  );
}

function TaxInvoice({ order }: { order: Order }) {
  const { invoice, creditNote, address } = order;
  return (
    <div className={styles.invoice}>
      <Stack gap="lg">
        <AccountHead
          title="Tax Invoice"
          place="belowOrders"
          action={<Button onPress={() => window.print()}>Print</Button>}
        />
        <div className={styles.parties}>
          <Block title="Sold by" lines={[...brand.address, `GSTIN: ${brand.gstin}`, brand.email]} />
          <Block
            title="Bill to and ship to"
            lines={
              address
                ? [
                    address.fullName,
                    ...addressLines(address),
                    address.gstin && `GSTIN: ${address.gstin}`,
                  ]
                : ['No address provided.']
            }
          />
          <Block
            title="Invoice"
            lines={[
              `Number: ${invoice?.number}`,
              invoice && `Date: ${invoiceDate.format(new Date(invoice.issuedAt))}`,
              `Order: ${order.id}`,
              address && `Place of supply: ${stateText(address.state, address.zipCode)}`,
              'Reverse charge: No',
              creditNote && `Refunded by credit note ${creditNote.number}`,
            ]}
          />
        </div>
        <Lines order={order} />
        <div className={wholeOnPaper}>
          <Taxes order={order} />
        </div>
        <Text size="sm" tone="muted">
          This is a computer-generated document and needs no signature.
        </Text>
        <div className={notOnPaper}>
          <Inline gap="md">
            {invoice && <PdfLink name="Tax invoice" invoice={invoice} />}
            {creditNote && <PdfLink name="Credit note" invoice={creditNote} />}
          </Inline>
        </div>
      </Stack>
    </div>
  );
}

interface BlockProps {
  title: string;
  lines: readonly (string | null | undefined | false)[];
}

function Block({ title, lines }: BlockProps) {
  return (
    <section>
      <Stack gap="xs">
        <Heading level={2} size="lg">
          {title}
        </Heading>
        <div>{lines.map((line) => line && <Text key={line}>{line}</Text>)}</div>
      </Stack>
    </section>
  );
}

function Lines({ order }: { order: Order }) {
  return (
    <Table caption="Products" titles={['Description', 'HSN', 'Quantity', 'Price', 'GST', 'Total']}>
      {order.items.map(({ id, name, hsn, quantity, price, gstRate, total }) => (
        <tr key={id}>
          <th scope="row" className={styles.text}>
            {noBreakMeasures(name)}
          </th>
          <td className={styles.number}>{hsn}</td>
          <td className={styles.number}>{quantity}</td>
          <td className={styles.number}>{formatTotal(price)}</td>
          <td className={styles.number}>{gstRate === null ? '' : `${gstRate}%`}</td>
          <td className={styles.number}>{formatTotal(total)}</td>
        </tr>
      ))}
      <tr className={styles.sum}>
        <th scope="row" colSpan={5} className={styles.text}>
          Total, with all taxes
        </th>
        <td className={styles.number}>{formatTotal(order.total)}</td>
      </tr>
    </Table>
  );
}

function Taxes({ order: { gst } }: { order: Order }) {
  const isSameState = gst.some(({ cgst }) => cgst > 0);
  return (
    <Table
      caption="Tax in this amount"
      titles={['GST rate', 'Taxable value', ...(isSameState ? ['CGST', 'SGST'] : ['IGST'])]}
    >
      {gst.map(({ rate, taxable, cgst, sgst, igst }) => (
        <tr key={rate}>
          <th scope="row" className={styles.text}>{`${rate}%`}</th>
          {[taxable, ...(isSameState ? [cgst, sgst] : [igst])].map((amount, index) => (
            <td key={index} className={styles.number}>
              {formatTotal(amount)}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

interface TableProps {
  caption: string;
  /** The first column has texts, the others numbers. */
  titles: string[];
  children: React.ReactNode;
}

function Table({ caption, titles, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone
    <section className={styles.scrolling} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr className={styles.titles}>
            {titles.map((title, index) => (
              <th key={title} scope="col" className={index === 0 ? styles.text : styles.number}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
