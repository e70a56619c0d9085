import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../domain/app-context.ts';
import { NotFound } from '../domain/errors.ts';
import { isSigned } from '../domain/invoices/invoice-link.ts';
import { renderInvoice } from '../domain/invoices/render-invoice.ts';

interface InvoiceRequest {
  Params: { number: string };
  Querystring: { expires?: string; signature?: string };
}

/** Serves the PDFs that signed links in orders point to. Other requests get 404. */
export function registerInvoiceFiles(app: FastifyInstance, context: AppContext): void {
  app.get<InvoiceRequest>(
    '/api/user/invoices/:number.pdf',
    async ({ params: { number }, query: { expires, signature } }, reply) => {
      const link = { expires: Number(expires), signature: String(signature) };
      if (!isSigned(context.keys.invoice, number, link, context.now())) throw new NotFound();
      const pdf = await renderInvoice(context.db, number);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `inline; filename="${number}.pdf"`,
        })
        .type('application/pdf')
        .send(pdf);
    },
  );
}
