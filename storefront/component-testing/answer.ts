import type { paths } from '@shop/contract';
import { http, HttpResponse } from 'msw';
import { addHandler } from './server.ts';

type Method = 'get' | 'post' | 'put' | 'delete';
export type PathWith<M extends Method> = { [P in keyof paths]: paths[P][M] extends object ? P : never }[keyof paths];
type JsonOf<R> = R extends { content: { 'application/json': infer V } } ? V : undefined;
type Success<O> = O extends { responses: infer R }
  ? { [S in keyof R & (200 | 201 | 202)]: JsonOf<R[S]> }[keyof R & (200 | 201 | 202)]
  : never;
type Body<O> = O extends { requestBody?: infer R } ? JsonOf<NonNullable<R>> : undefined;

/** A request that the API received. */
interface Call<B = unknown> {
  path: Record<string, string>;
  query: Record<string, string>;
  headers: Headers;
  body: B;
}

type Answer<O> = Success<O> | ((call: Call<Body<O>>) => Success<O> | Response | Promise<Success<O> | Response>);

const ofMsw = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const isJson = ({ headers }: Request): boolean => headers.get('content-type') === 'application/json';

/**
 * The API answers this route from now on, with a body as the contract describes it or by a function of the request. Returns the
 * requests that it receives.
 */
export function answer<M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  given: Answer<paths[P][M]>,
): Call<Body<paths[P][M]>>[] {
  const calls: Call<Body<paths[P][M]>>[] = [];
  const handler = http[method](ofMsw(path), async ({ request, params }) => {
    const text = await request.text();
    const call = {
      path: params as Record<string, string>,
      query: Object.fromEntries(new URL(request.url).searchParams),
      headers: request.headers,
      body: (text === '' ? undefined : isJson(request) ? JSON.parse(text) : text) as Body<paths[P][M]>,
    };
    calls.push(call);
    const response: unknown = typeof given === 'function' ? await (given as (call: unknown) => unknown)(call) : given;
    if (response instanceof Response) return response;
    return response === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(response as object);
  });
  addHandler(handler);
  return calls;
}

/** The body of an error, as the API sends it. */
export function refuse(status: number, message: string, details: Record<string, unknown> = {}): Response {
  return HttpResponse.json({ statusCode: status, message, ...details }, { status });
}

/** A moment that the test decides: answers wait for `passed`. */
export function hold(): { passed: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const passed = new Promise<void>((resolve) => (release = resolve));
  return { passed, release };
}
