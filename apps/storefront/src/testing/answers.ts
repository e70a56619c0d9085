/** For stories and tests: how the user API answers, where it differs from the usual mocks. */
import { delay, HttpResponse, http, type JsonBodyType } from 'msw';

type Answer = () => Response | Promise<Response>;
export type Answers = Record<string, Answer | JsonBodyType>;

/** For ever on its way. */
export const never: Answer = async () => {
  await delay('infinite');
  return HttpResponse.error();
};
export const noResponse: Answer = () => HttpResponse.error();
export const refusal =
  (status: number, body: JsonBodyType = {}): Answer =>
  () =>
    HttpResponse.json(body, { status });

/**
 * `{ 'POST contact/': refusal(500) }`: a call without a method is a GET, one without a slash before
 * it belongs to the user API, and what is no function is the body of an answer 200.
 */
export const handlersOf = (answers: Answers) =>
  Object.entries(answers).map(([call, answer]) => {
    const [path = '', method = 'GET'] = call.split(' ').reverse();
    const resolve: Answer =
      typeof answer === 'function' ? (answer as Answer) : () => HttpResponse.json(answer);
    const route = method.toLowerCase() as 'get' | 'post' | 'delete';
    return http[route](path.startsWith('/') ? `*${path}` : `*/api/user/${path}`, resolve);
  });
