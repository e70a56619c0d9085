import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { type ApiError, serverMessage, statusOf } from '../src/index.ts';
import { clientAt, type Dispatch, userApi } from './provider.ts';
import { bearer, type Session, tokens } from './session.ts';

type Template = string | MatchersV3.Matcher<string>;

interface Interaction<Result> {
  /** What the provider brings about first, and the particulars it is to use. */
  given?: [state: string, params?: Record<string, string | number | boolean>];
  /** Whose session the call carries; none: signed out. */
  session?: Session;
  request: {
    method: 'GET' | 'POST' | 'DELETE';
    path: Template;
    query?: Record<string, Template>;
    headers?: Record<string, Template>;
    body?: unknown;
  };
  answer: { status: number | MatchersV3.StatusCodeMatcher<number>; body?: unknown };
  /** Runs the generated endpoint. */
  call: (dispatch: Dispatch, url: string) => PromiseLike<Result>;
  /** What the storefront makes of the answer. */
  sees: (result: Result) => void;
}

/** One entry of the pact, and the test that the client sends and reads it so. */
export function interaction<Result>(
  description: string,
  { given, session, request, answer, call, sees }: Interaction<Result>,
  provider = userApi,
): void {
  it(description, async () => {
    const wanted = provider.addInteraction();
    if (given) wanted.given(...given);
    await wanted
      .uponReceiving(description)
      .withRequest(request.method, request.path, (builder) => {
        builder.headers({ ...(session && bearer[session]), ...request.headers });
        if (request.query) builder.query(request.query);
        if (request.body !== undefined) builder.jsonBody(request.body);
      })
      .willRespondWith(answer.status, (builder) => {
        if (answer.body !== undefined) builder.jsonBody(answer.body);
      })
      .executeTest(async ({ url }) => {
        const { dispatch } = clientAt(url, session ? tokens[session] : null);
        sees(await call(dispatch, url));
      });
  });
}

/** The call failed with this status, and the page can say why. */
export const isRefused =
  (status: number, text: string) =>
  ({ error }: { error?: ApiError | undefined }): void => {
    expect(error && statusOf(error)).toBe(status);
    expect(error && serverMessage(error)).toBe(text);
  };

const { matchStatus } = MatchersV3;
/** Backends differ in these, and the storefront does not mind. */
export const created = matchStatus(201, [200, 201]);
export const removed = matchStatus(204, [200, 204]);
export const malformed = matchStatus(400, [400, 422]);
export const notLoggedIn = matchStatus(401, [400, 401]);
