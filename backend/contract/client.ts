import type { paths } from './schema.js';

/** A refusal or failure of the API: the message is "<status>: <body, or status text>". */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
  }

  /** The server's sentence for the person on the screen, if it sent one. */
  get serverMessage(): string | undefined {
    const message = this.json().message;
    return typeof message === 'string' ? message : undefined;
  }

  /** The server's code for programs (for example CART_CHANGED), if it sent one. */
  get code(): string | undefined {
    const code = this.json().code;
    return typeof code === 'string' ? code : undefined;
  }

  /** The parsed error body, or an empty object when it is not JSON. */
  json(): Record<string, unknown> {
    try {
      const parsed: unknown = JSON.parse(this.body);
      return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
    } catch {
      return {};
    }
  }
}

type Method = 'get' | 'post' | 'put' | 'delete';
type PathsWith<M extends Method> = { [P in keyof paths]: paths[P][M] extends object ? P : never }[keyof paths];
type Operation<P extends keyof paths, M extends Method> = paths[P][M];

type PathParams<O> = O extends { parameters: { path: infer V } } ? V : undefined;
type QueryParams<O> = O extends { parameters: { query?: infer V } } ? V : undefined;
type JsonOf<R> = [R] extends [never]
  ? undefined
  : R extends { content: { 'application/json': infer V } }
    ? V
    : R extends { content: { 'text/csv': unknown } }
      ? Blob
      : undefined;
type Body<O> = O extends { requestBody: infer R }
  ? JsonOf<R>
  : O extends { requestBody?: infer R }
    ? JsonOf<NonNullable<R>> | undefined
    : undefined;
type Success<O> = O extends { responses: infer R }
  ? {
      [S in keyof R]: S extends 200 | 201 ? (R[S] extends { content: { 'application/json': infer V } } ? V : undefined) : never;
    }[keyof R & (200 | 201)]
  : undefined;

type Field<K extends string, V> = [V] extends [undefined]
  ? { [P in K]?: undefined }
  : undefined extends V
    ? { [P in K]?: V }
    : { [P in K]: V };
export type CallOptions<O> = Field<'path', PathParams<O>> &
  Field<'query', QueryParams<O>> &
  Field<'body', Body<O>> & { headers?: Record<string, string>; signal?: AbortSignal };

export interface ClientSettings {
  /** Put before every path; empty in a browser on the shop's own origin. */
  baseUrl?: string;
  fetch?: typeof globalThis.fetch;
  /** Asked before every call, for example for the admin's bearer token. */
  headers?: () => Record<string, string>;
}

interface LooseOptions {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

function addressOf(template: string, options: LooseOptions): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(options.path?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

/** A typed client of the shop's API. Every call throws ApiError on a non-OK answer. */
export function createClient(settings: ClientSettings = {}) {
  async function call(method: Method, template: string, options: LooseOptions): Promise<unknown> {
    const send = settings.fetch ?? globalThis.fetch;
    const { body } = options;
    const type = body instanceof Blob ? body.type || 'application/octet-stream' : 'application/json';
    const sent = body instanceof Blob ? body : JSON.stringify(body);
    const response = await send(`${settings.baseUrl ?? ''}${addressOf(template, options)}`, {
      method: method.toUpperCase(),
      credentials: 'include',
      headers: { ...(body === undefined ? {} : { 'content-type': type }), ...settings.headers?.(), ...options.headers },
      ...(body === undefined ? {} : { body: sent }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new ApiError(response.status, text, response.statusText);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  }
  const verb =
    <M extends Method>(method: M) =>
    <P extends PathsWith<M>>(path: P, options: CallOptions<Operation<P, M>>): Promise<Success<Operation<P, M>>> =>
      call(method, path, options) as Promise<Success<Operation<P, M>>>;
  /** A GET that resolves with null on a 401, for what an anonymous visitor may do without. */
  async function getOrNull<P extends PathsWith<'get'>>(
    path: P,
    options: CallOptions<Operation<P, 'get'>>,
  ): Promise<Success<Operation<P, 'get'>> | null> {
    try {
      return (await call('get', path, options)) as Success<Operation<P, 'get'>>;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  }
  return { getOrNull, get: verb('get'), post: verb('post'), put: verb('put'), delete: verb('delete') };
}

export type ApiClient = ReturnType<typeof createClient>;
