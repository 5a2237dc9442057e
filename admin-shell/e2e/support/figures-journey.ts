import type { Locator, Page } from '@playwright/test';
import { expect, type Shop, sql } from '@shop/browser-testing';
import { centsOf, placeOrder, updateOrder } from './orders-journey';

async function refund(page: Page, shop: Shop, id: string, amount: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.post(`${shop.origin}/api/admin/orders/${id}/refunds`, { headers, data: { amount } });
  expect(response.status()).toBe(201);
}

interface Sale {
  paymentMethod: 'zelle' | 'venmo' | 'cashapp';
  /** How long ago the payment arrived. */
  daysAgo?: number;
  refunded?: string;
}

const MONEY_TABLES = ['order_events', 'refunded_amount_changes'];

/** Moves the sales of earlier tests to a time that no figures show, as if the shop were new. */
export async function moveSalesAway(shop: Shop): Promise<void> {
  for (const table of MONEY_TABLES) await sql(shop.databaseUrl, `update ${table} set at = at - interval '9 years'`);
}

/** Places an order and moves its payment, and its refund, into the past. */
async function givenSale(page: Page, shop: Shop, { paymentMethod, daysAgo = 0, refunded }: Sale): Promise<void> {
  const order = await placeOrder(page, shop, { paymentMethod, customerEmail: `${paymentMethod}-${daysAgo}@example.com` });
  await updateOrder(page, shop, order.id, 'payment', { reference: 'transfer' });
  if (refunded !== undefined) await refund(page, shop, order.id, refunded);
  for (const table of MONEY_TABLES) {
    const statement = `update ${table} set at = at - $2::int * interval '1 day' where order_id = $1`;
    await sql(shop.databaseUrl, statement, [order.id, daysAgo]);
  }
}

/** Three sales of the last 30 days, one of the 30 days before, one order without payment. */
export async function givenSales(page: Page, shop: Shop): Promise<void> {
  await givenSale(page, shop, { paymentMethod: 'zelle' });
  await givenSale(page, shop, { paymentMethod: 'zelle', daysAgo: 2, refunded: '5.01' });
  await givenSale(page, shop, { paymentMethod: 'venmo', daysAgo: 3 });
  await givenSale(page, shop, { paymentMethod: 'cashapp', daysAgo: 40, refunded: '1.50' });
  await placeOrder(page, shop, { customerEmail: 'unpaid@example.com' });
}

/** The paid orders of `givenSales` in the last 30 days, summed in groups. */
const BOOKS = (group: string): string => `
  select ${group} as name, sum(total_amount::numeric)::float8 as captured, (sum(refunded_cents) / 100.0)::float8 as refunded,
    sum(total_amount::numeric - refunded_cents / 100.0)::float8 as net, count(*)::int as orders,
    sum((select sum(quantity) from order_items where order_id = o.id))::int as pieces
  from orders o where exists (select from order_events e where order_id = o.id and kind = 'payment' and to_state = 'paid'
    and e.at > now() - interval '30 days') group by 1 order by 2 desc`;

type BookRow = Record<'name' | 'captured' | 'refunded' | 'net' | 'orders' | 'pieces', string | number>;
/** The name of each group, cents of captured, refunded and net, numbers of orders and pieces; the highest first. */
export const books = async (shop: Shop, group: string): Promise<(string | number)[][]> =>
  (await sql<BookRow>(shop.databaseUrl, BOOKS(group))).map(({ name, captured, refunded, net, orders, pieces }) => [
    name,
    centsOf(String(captured)),
    centsOf(String(refunded)),
    centsOf(String(net)),
    orders,
    pieces,
  ]);

/** The table of the figures. */
export const figuresTable = (page: Page): Locator => page.getByRole('table', { name: /^Figures by / });

const numberOf = (cell: string): number =>
  cell.includes('$') ? centsOf(cell.replaceAll(/[$,]/g, '')) : Number(cell.replaceAll(',', ''));

/** The cells of rows: the name, cents of money, numbers of orders and pieces, then those of the period before if it is shown. */
export async function rowsOf(rows: Locator): Promise<(string | number)[][]> {
  const texts = await rows.evaluateAll((found) =>
    found.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
  );
  return texts.map(([name = '', ...cells]) => {
    const pairs = cells.map((cell) => cell.split('before: '));
    const before = pairs.flatMap(([, text]) => (text === undefined ? [] : [numberOf(text)]));
    return [name, ...pairs.map(([text = '']) => numberOf(text)), ...before];
  });
}

/** The rows of the downloaded CSV in the form of `rowsOf`. */
export function rowsOfCsv(csv: string): (string | number)[][] {
  const lines = csv.trimEnd().split('\r\n').slice(1);
  return lines.map((line) => {
    const [name = '', ...cells] = JSON.parse(`[${line}]`) as string[];
    return [name, ...cells.map((cell, column) => (column % 5 < 3 ? centsOf(cell) : Number(cell)))];
  });
}
