import type { TextRule } from '@shop/contract/text-fields';
import type { TestShop } from '../support/shop.js';

export type Texts = Record<string, string>;
export type Row = Record<string, unknown>;

/** A form of the shop or the admin whose texts are stored together. */
export interface StoredForm {
  rules: Record<string, TextRule>;
  /** Prepares the item that the texts are saved to. */
  prepare: (shop: TestShop, admin: Admin) => Promise<Item>;
}

export type Admin = Record<'authorization', string>;

interface Item {
  save: (texts: Texts) => Promise<{ status: number; body: unknown }>;
  /** What is stored under the names of the rules. */
  read: () => Promise<Row>;
}

/** The last row, with the names of its columns in camel case. */
export async function lastRow(shop: TestShop, table: string, condition: string, order = 'id'): Promise<Row> {
  const [found] = await shop.db.query<{ row: Row }[]>(
    `select to_jsonb(t) as row from ${table} t where ${condition} order by ${order} desc limit 1`,
  );
  const named = Object.entries(found?.row ?? {});
  return Object.fromEntries(
    named.map(([name, value]) => [name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), value]),
  );
}

export const put = (shop: TestShop, admin: Admin, path: string, body: object) => shop.http().put(path).set(admin).send(body);
export const post = (shop: TestShop, admin: Admin, path: string, body: object) => shop.http().post(path).set(admin).send(body);
