import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { plainToInstance } from 'class-transformer';
import { givenOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop } from '#test/support/shop.js';

type DtoClass = new () => Record<string, unknown>;

const SOURCE = join(__dirname, '../src');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.dto.ts'));
const classes = files.flatMap((path) =>
  Object.values(require(join(SOURCE, path)) as Record<string, unknown>).filter(
    (value): value is DtoClass => typeof value === 'function' && /^class\b/.test(String(value)),
  ),
);

/** The names of the cents that a class works out of its amounts, also inherited ones. */
function centsOf({ prototype }: DtoClass): string[] {
  const names: string[] = [];
  for (let own: unknown = prototype; own && own !== Object.prototype; own = Object.getPrototypeOf(own))
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(own)))
      if (Object.hasOwn(property, 'get')) names.push(name);
  return names;
}

const computed = classes.flatMap((dto) => centsOf(dto).map((name) => [dto.name, name, dto] as const));

it('the forms with amounts are known', () => {
  expect(computed.map(([name, field]) => `${name}.${field}`)).toEqual(
    expect.arrayContaining([
      'RefundOrderDto.cents',
      'MarkPaidDto.cents',
      'CreatePaymentIntentDto.cents',
      'SaveProductDto.priceCents',
    ]),
  );
});

it.each(computed)('%s: %s of the body is ignored', (_, name, dto) => {
  for (const value of [1, -1, '1', null, { toString: 1 }, [1]]) {
    const form = plainToInstance(dto, { [name]: value });
    expect(Object.hasOwn(form, name)).toBe(false);
  }
});

it('a refund and a payment are of the amount, whatever cents the body says', async () => {
  const shop = await openShop();
  const admin = await asAdmin(shop);
  const { id } = await givenOrder(shop);
  const send = (action: string, body: object) => shop.http().post(`/api/admin/orders/${id}/${action}`).set(admin).send(body);
  const paid = await send('payment', { reference: 'ZL-1', amount: '30.00', cents: 9_600 }).expect(200);
  expect(paid.body).toMatchObject({ receivedAmount: '30.00', paymentStatus: 'unpaid' });
  await send('payment', { reference: 'ZL-2', cents: 1 }).expect(200);
  const refunded = await send('refunds', { amount: '10.00', cents: 9_600 }).expect(201);
  expect(refunded.body).toMatchObject({ refundedAmount: '10.00', receivedAmount: '96.00' });
  const [{ itemId }] = refunded.body.refundableLines;
  const byLine = await send('refunds', { lines: [{ itemId, amount: '5.00', cents: 8_600 }] }).expect(201);
  expect(byLine.body).toMatchObject({ refundedAmount: '15.00' });
  await shop.close();
});
