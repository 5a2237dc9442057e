import { givenOrder, orderRow, type PlacedOrder } from '#test/support/builders/placed-order.js';
import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';

let shop: TestShop;
let ada: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  ada = await asAdmin(shop, { username: 'ada' });
});
afterAll(() => shop.close());

const PACKED = { status: 'processing', paymentStatus: 'paid' } as const;
const shipmentOf = ({ orderNumber }: PlacedOrder, number: string) => ({ orderNumber, carrier: 'USPS', number });

it.each([
  ['9.4055E+21', 'was cut by a spreadsheet program'],
  ['9405511899223190000000', 'was rounded by a spreadsheet program'],
  ['="9405511899223197428490"', 'without other signs'],
  ['https://tools.usps.com/go/TrackConfirmAction?tLabels=9405', 'a web address'],
  ['Delivered', '“Delivered” is not a tracking number'],
])('ships nothing with a list in which a tracking number is clearly none: %s', async (number, message) => {
  const [one, other] = [await givenOrder(shop, PACKED), await givenOrder(shop, PACKED)];
  const body = { shipments: [shipmentOf(one, '9400 1'), shipmentOf(other, number)] };
  const response = await shop.http().post('/api/admin/orders/selected/tracking').set(ada).send(body).expect(400);
  expect(response.body).toMatchObject({ message: expect.stringContaining(message) as string });
  expect(await orderRow(shop, one.id)).toMatchObject({ status: 'processing', trackingNumber: null });
});
