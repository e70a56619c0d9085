/** For stories and tests: responses of the user API that differ from the default mocks. */
import { delay, HttpResponse, http, type JsonBodyType } from 'msw';

type Answer = () => Response | Promise<Response>;
export type Answers = Record<string, Answer | JsonBodyType>;

/** Never responds. */
export const never: Answer = async () => {
  await delay('infinite');
  return HttpResponse.error();
};
export const noResponse: Answer = () => HttpResponse.error();
export const created =
  (body: JsonBodyType): Answer =>
  () =>
    HttpResponse.json(body, { status: 201 });
export const errorResponse =
  (status: number, body: JsonBodyType = {}): Answer =>
  () =>
    HttpResponse.json(body, { status });

/**
 * `{ 'POST contact/': errorResponse(500) }`: the default method is GET, a path without a leading slash
 * belongs to the user API, and a value that is not a function is the body of a 200 response.
 */
export const handlersOf = (answers: Answers) =>
  Object.entries(answers).map(([call, answer]) => {
    const [path = '', method = 'GET'] = call.split(' ').reverse();
    const resolve: Answer =
      typeof answer === 'function' ? (answer as Answer) : () => HttpResponse.json(answer);
    const route = method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
    return http[route](path.startsWith('/') ? `*${path}` : `*/api/user/${path}`, resolve);
  });
