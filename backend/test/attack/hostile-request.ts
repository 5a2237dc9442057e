import * as fc from 'fast-check';
import { type Operation, operations } from './contract.js';
import { hostileValue, valueOf } from './hostile-values.js';

export interface HostileRequest {
  operation: Operation;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const NESTED = [
  '['.repeat(5_000),
  `{"a":`.repeat(3_000),
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{',
  '',
  '\ufeff{}',
];
const CONTENT_TYPES = [
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'application/vnd.shop.upload',
  'text/plain',
  'multipart/form-data; boundary=x',
  'image/png',
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const HEADERS: Record<string, string>[] = [
  { 'accept-encoding': 'br;q=0, *;q=0' },
  { 'if-none-match': '"x"'.repeat(200) },
  { range: 'bytes=0-0,1-1,2-2' },
  { origin: 'https://evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { 'idempotency-key': 'k'.repeat(300) },
  { 'x-session-id': 'session-../..' },
  { cookie: 'shop_queue_session=a.b; shop_queue_session=c.d' },
  { 'content-encoding': 'gzip' },
];

const rarely = <T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: rare });

const spelled = (value: unknown): string => {
  try {
    return encodeURIComponent(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'));
  } catch {
    return '%ED%A0%80';
  }
};

/** Ids of rows that exist make most requests reach the code behind the first check. */
const segmentOf = (ids: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.uuid() },
    // An empty segment would make it another operation.
    { weight: 2, arbitrary: hostileValue.map((value) => spelled(value) || '%20') },
  );

function addressOf(operation: Operation, ids: readonly string[]): fc.Arbitrary<string> {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  const values = query.map(({ schema }) =>
    fc.option(fc.oneof(valueOf(schema ?? {}, 1), hostileValue).map(spelled), { nil: undefined }),
  );
  return fc.tuple(fc.tuple(...names.map(() => segmentOf(ids))), fc.tuple(...values)).map(([segments, given]) => {
    const path = names.reduce((text, name, at) => text.replace(`{${name}}`, () => segments[at] ?? ''), operation.path);
    const pairs = query.flatMap(({ name }, at) => (given[at] === undefined ? [] : [`${name}=${given[at]}`]));
    return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
  });
}

function bodyOf({ body }: Operation): fc.Arbitrary<string | undefined> {
  const json = (value: unknown): string => JSON.stringify(value) ?? 'null';
  const good = body ? valueOf(body).map(json) : fc.constant(undefined);
  return rarely<string | undefined>(good, fc.oneof(fc.constantFrom(...NESTED), hostileValue.map(json)));
}

/**
 * A logout would end the session that the other requests need; login.api.spec.ts covers it. The stream of events has no end and
 * reads nothing but the token; live.api.spec.ts covers it.
 */
const fuzzed = operations.filter(({ path }) => !['/api/admin/logout', '/api/admin/live'].includes(path));

/** Requests of every operation: valid, nearly valid and hostile, with and without the token of an admin. */
export function hostileRequest(authorization: string, ids: readonly string[]): fc.Arbitrary<HostileRequest> {
  const tokens = fc.constantFrom(authorization, authorization, authorization, '', 'Bearer x.y.z', `${authorization}x`);
  return fc.constantFrom(...fuzzed).chain((operation) =>
    fc
      .record({
        method: rarely(fc.constant(operation.method), fc.constantFrom(...METHODS)),
        path: addressOf(operation, ids),
        body: bodyOf(operation),
        type: rarely(fc.constant('application/json'), fc.constantFrom(...CONTENT_TYPES)),
        token: tokens,
        more: rarely(fc.constant<Record<string, string>>({}), fc.constantFrom(...HEADERS)),
      })
      .map(({ method, path, body, type, token, more }) => {
        const sent = method === 'GET' || method === 'HEAD' ? undefined : body;
        const headers = {
          ...more,
          ...(token ? { authorization: token } : {}),
          ...(sent === undefined ? {} : { 'content-type': type }),
        };
        return { operation, method, path, headers, body: sent };
      }),
  );
}
