import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { type ApiError, fieldErrors, serverMessage, statusOf } from '../src/index.ts';
import { createClient, type Dispatch, userApi } from './provider.ts';
import { bearer, type Session, tokens } from './session.ts';

type Template = string | MatchersV3.Matcher<string>;

interface Interaction<Result> {
  /** The provider state, and the values it has to use. */
  given?: [state: string, params?: Record<string, string | number | boolean>];
  /** The session that the request carries; none when signed out. */
  session?: Session;
  request: {
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
    path: Template;
    query?: Record<string, Template>;
    headers?: Record<string, Template>;
    body?: unknown;
  };
  response: { status: number | MatchersV3.StatusCodeMatcher<number>; body?: unknown };
  /** Runs the generated endpoint. */
  call: (dispatch: Dispatch, url: string) => PromiseLike<Result>;
  /** Checks the result that the storefront reads. */
  check: (result: Result) => void;
}

/** Adds an interaction to the pact, and tests that the client sends the request and reads the response. */
export function interaction<Result>(
  description: string,
  { given, session, request, response, call, check }: Interaction<Result>,
  provider = userApi,
): void {
  it(description, async () => {
    const entry = provider.addInteraction();
    if (given) entry.given(...given);
    await entry
      .uponReceiving(description)
      .withRequest(request.method, request.path, (builder) => {
        builder.headers({ ...(session && bearer[session]), ...request.headers });
        if (request.query) builder.query(request.query);
        if (request.body !== undefined) builder.jsonBody(request.body);
      })
      .willRespondWith(response.status, (builder) => {
        if (response.body !== undefined) builder.jsonBody(response.body);
      })
      .executeTest(async ({ url }) => {
        const { dispatch } = createClient(url, session ? tokens[session] : null);
        check(await call(dispatch, url));
      });
  });
}

/** Expects an error with this status, and a message that the page can show. */
export const expectError =
  (status: number, text: string) =>
  ({ error }: { error?: ApiError | undefined }): void => {
    expect(error && statusOf(error)).toBe(status);
    expect(error && serverMessage(error)).toBe(text);
  };

/** Expects a 400 with this message for the field. */
export const expectFieldError =
  (field: string, text: string) =>
  ({ error }: { error?: ApiError | undefined }): void => {
    expect(error && statusOf(error)).toBe(400);
    expect(error && fieldErrors(error)).toEqual({ [field]: [text] });
  };

const { matchStatus } = MatchersV3;
/** The storefront accepts either status. */
export const created = matchStatus(201, [200, 201]);
export const removed = matchStatus(204, [200, 204]);
export const badRequest = matchStatus(400, [400, 422]);
export const unauthorized = matchStatus(401, [400, 401]);
