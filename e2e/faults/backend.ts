import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { createHandlers } from '@parinda/api-client/mocks';
import { operationOf } from '@parinda/testing/pacts';
import type { Page, Route } from '@playwright/test';
import { getResponse } from 'msw';
import { listen } from '../listen.ts';
import type { Fault, Reply } from './faults.ts';

const handlers = createHandlers();

/** A payment window in which every customer pays at once. */
const widget = `window.Razorpay = class {
  constructor(options) { this.options = options; }
  on() {}
  open() {
    setTimeout(() => this.options.handler({
      razorpay_payment_id: 'pay_1',
      razorpay_order_id: this.options.order_id,
      razorpay_signature: 'signed',
    }), 50);
  }
};`;
export const widgetPath = '/checkout.js';

/** Allows every origin, and caches preflight requests. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-allow-methods': '*',
  'access-control-max-age': '600',
};

interface Asked {
  method: string;
  path: string;
  body?: string | undefined;
}

/**
 * Answers each call as the contract says, except for the call with the fault. A separate server
 * keeps the browser's script cache, which request interception would disable.
 */
export class Backend {
  /** Number of calls with the fault. */
  calls = 0;
  private heard = () => {};
  /** Resolves at the first call with the fault. */
  called: Promise<void> = Promise.resolve();
  private operation = '';
  private given: Readonly<Record<string, unknown>> = {};
  private fault: Fault | undefined;
  /** Closes the connections without an answer. */
  private readonly hanging = new Set<() => unknown>();

  url = '';

  async listen() {
    const server = createServer((request, response) => this.answer(request, response));
    const listening = await listen(server);
    this.url = listening.url;
    return listening;
  }

  /**
   * Starts the fault.
   *
   * @param operation the call with the fault
   * @param given answers of other calls that differ from the usual ones
   */
  break(operation: string, fault: Fault, given: Readonly<Record<string, unknown>> = {}): void {
    this.calls = 0;
    this.called = new Promise((resolve) => {
      this.heard = resolve;
    });
    this.given = given;
    this.operation = operation;
    this.fault = fault;
  }

  /** Removes the fault; unanswered calls stay open. */
  mend(): void {
    this.fault = undefined;
  }

  /** Ends unanswered calls, so that the page can be left. */
  async release(): Promise<void> {
    await Promise.all([...this.hanging].map(async (end) => end()));
    this.hanging.clear();
  }

  /** Intercepts calls to the page's own host. */
  async stepIn(page: Page, address: string): Promise<void> {
    await page.route(address, async (route: Route) => {
      const request = route.request();
      const path = new URL(request.url()).pathname;
      const reply = await this.replyTo({ method: request.method(), path });
      const abort = () => route.abort('connectionrefused').catch(() => {});
      if (reply === 'refused') return abort();
      if (reply === 'silent') return void this.hanging.add(abort);
      const { status, body, type } = reply;
      await route
        .fulfill({ status, body, contentType: type ?? 'application/json' })
        .catch(() => {});
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const path = new URL(url, 'http://api.invalid').pathname;
    // A browser retries by itself on a reused connection.
    response.setHeader('connection', 'close');
    if (method === 'OPTIONS') return void response.writeHead(204, cors).end();
    if (path === widgetPath) {
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(widget);
    }
    const body = await text(request);
    const reply = await this.replyTo({ method, path, ...(body && { body }) });
    const abort = () => request.socket.destroy();
    if (reply === 'refused') return void abort();
    if (reply === 'silent') return void this.hanging.add(abort);
    response.writeHead(reply.status, { ...cors, 'content-type': reply.type ?? 'application/json' });
    response.end(reply.status === 204 ? undefined : reply.body);
  }

  private async replyTo({ method, path, body }: Asked): Promise<Reply> {
    const response = await getResponse(
      handlers,
      new Request(new URL(path, 'http://api.invalid'), { method, ...(body && { body }) }),
    );
    const operation = operationOf({ request: { method, path } });
    const whole =
      operation in this.given ? JSON.stringify(this.given[operation]) : await response?.text();
    const status = response?.status ?? 404;
    const { fault } = this;
    if (!fault || operation !== this.operation) return { status, body: whole ?? '' };
    this.calls += 1;
    this.heard();
    const wrong = fault.reply({ status, body: whole ? JSON.parse(whole) : null });
    if (typeof wrong === 'object' && wrong.afterMs) await setTimeout(wrong.afterMs);
    return wrong;
  }
}
