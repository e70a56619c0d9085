import { createHandlers } from '@parinda/api-client/mocks';
import type { BrowserContext, Route } from '@playwright/test';
import { getResponse } from 'msw';
import { operationOf } from '../../tools/contracts/pacts.ts';
import type { Fault } from './faults.ts';

const handlers = createHandlers();

/** Answers every call of a browser as the contract has it, but for the one that goes wrong. */
export class Backend {
  /** How often the faulty call was made. */
  calls = 0;
  private operation = '';
  private given: Readonly<Record<string, unknown>> = {};
  private fault: Fault | undefined;
  private readonly hanging = new Set<Route>();

  /**
   * @param operation the call that goes wrong from now on
   * @param given answers of calls that go well, other than the usual ones
   */
  break(operation: string, fault: Fault, given: Readonly<Record<string, unknown>> = {}): void {
    this.calls = 0;
    this.given = given;
    this.operation = operation;
    this.fault = fault;
  }

  /** Everything works again; what hangs goes on hanging, as in life. */
  mend(): void {
    this.fault = undefined;
  }

  /** Lets go of what hangs, so that the page can be left. */
  async release(): Promise<void> {
    await Promise.all([...this.hanging].map((route) => route.abort().catch(() => {})));
    this.hanging.clear();
  }

  /** @param apiOrigin where the page believes the API to be */
  async answer(context: BrowserContext, apiOrigin: string): Promise<void> {
    const reply = (route: Route) => this.reply(route);
    await context.route(`${apiOrigin}/**`, reply);
    await context.route('**/pincode/*', reply);
    await context.route('**/seo-json/seo.json', reply);
  }

  private async reply(route: Route): Promise<void> {
    const request = route.request();
    const cors = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    const url = new URL(request.url());
    const body = request.postData();
    const response = await getResponse(
      handlers,
      new Request(url, { method: request.method(), ...(body && { body }) }),
    );
    const operation = operationOf({ request: { method: request.method(), path: url.pathname } });
    const whole =
      operation in this.given ? JSON.stringify(this.given[operation]) : await response?.text();
    const status = response?.status ?? 404;
    const healthy = { status, body: whole ? JSON.parse(whole) : null };
    const { fault } = this;
    if (!fault || operation !== this.operation) {
      return route.fulfill({ status, headers: cors, body: whole ?? '' });
    }
    this.calls += 1;
    const wrong = fault.reply(healthy);
    if (wrong === 'refused') return route.abort('connectionrefused');
    if (wrong === 'silent') {
      this.hanging.add(route);
      return;
    }
    if (wrong.afterMs) await new Promise((resolve) => setTimeout(resolve, wrong.afterMs));
    await route
      .fulfill({
        status: wrong.status,
        headers: { ...cors, 'content-type': wrong.type ?? 'application/json' },
        body: wrong.status === 204 ? '' : wrong.body,
      })
      .catch(() => {});
  }
}
