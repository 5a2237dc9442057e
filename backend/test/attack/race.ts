import type { DataSource } from 'typeorm';
import { givenProduct } from '../support/builders/catalog.js';
import { givenCart, orderBody, type OrderLine } from '../support/builders/order.js';

export interface RaceTarget {
  origin: string;
  /** The header of a signed-in admin. */
  authorization: string;
  db: DataSource;
}

/** The question to a security key. */
export interface AskedPasskey {
  challenge?: string;
  options?: { challenge: string };
}

interface Answer {
  status: number;
  body: AskedPasskey & {
    id?: string;
    version?: number;
    token?: string;
    orders?: { id: string }[];
    outcomes?: { outcome: string }[];
  };
}

/** Plays one race. Returns what came out wrong. */
export type Race = (target: RaceTarget) => Promise<string[]>;

interface Call {
  path: string;
  body?: object;
  method?: string;
  key?: string | undefined;
}

export async function call({ origin, authorization }: RaceTarget, { path, body, method = 'GET', key }: Call): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization, ...(key ? { 'idempotency-key': key } : {}) };
  const response = await fetch(`${origin}/api/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

export const post = (target: RaceTarget, path: string, body: object, key?: string): Promise<Answer> =>
  call(target, { method: 'POST', path, body, key });

export const times = <T>(count: number, work: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: count }, work));
export const statuses = (answers: readonly Answer[]): string =>
  answers
    .map(({ status }) => status)
    .toSorted((a, b) => a - b)
    .join(' ');
export const expectEqual = <T>(what: string, actual: T, expected: T): string[] =>
  actual === expected ? [] : [`${what}: ${String(actual)} instead of ${String(expected)}`];
export const repeated = (parts: [status: number, count: number][]): string =>
  parts.flatMap(([status, count]) => Array.from({ length: count }, () => String(status))).join(' ');

export async function place(target: RaceTarget, lines: readonly OrderLine[]): Promise<Answer> {
  return post(target, 'orders', orderBody(await givenCart(target.db, lines), lines));
}

export async function givenOrder(target: RaceTarget, isPaid: boolean): Promise<string> {
  const product = await givenProduct(target.db, { stockQuantity: 10 });
  const { body } = await place(target, [{ product, quantity: 2 }]);
  const id = body.id ?? '';
  if (isPaid) await post(target, `admin/orders/${id}/payment`, { reference: 'Z1' });
  return id;
}
