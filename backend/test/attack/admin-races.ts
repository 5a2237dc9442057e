import { givenProduct, stockOf } from '../support/builders/catalog.js';
import { call, expectEqual, givenOrder, place, post, type Race, repeated, statuses, times } from './race.js';

/** Two admins add ten pieces to the twenty that their lists show, while ten are sold. */
const stockEditedDuringSales: Race = async (target) => {
  const product = await givenProduct(target.db, { stockQuantity: 20 });
  const edits = [{ id: product.id, version: product.version, stockQuantity: 30, stockQuantityRead: 20 }];
  const [sales, ...edited] = await Promise.all([
    times(10, () => place(target, [{ product, quantity: 1 }])),
    post(target, 'admin/products/selected', { edits }),
    post(target, 'admin/products/selected', { edits }),
  ]);
  const outcomes = edited.map(({ body }) => String(body.outcomes?.[0]?.outcome)).toSorted((a, b) => a.localeCompare(b));
  return [
    ...expectEqual('10 sales', statuses(sales), repeated([[201, 10]])),
    ...expectEqual('2 edits of the same version', outcomes.join(' '), 'done failed'),
    ...expectEqual('stock', await stockOf(target.db, product.id), 20),
  ];
};

/** Two admins ship the same orders, while each order is cancelled. */
const shippedOrCancelled: Race = async (target) => {
  const orderIds = await times(4, () => givenOrder(target, true));
  await Promise.all([
    post(target, 'admin/orders/selected/status', { orderIds, status: 'shipped' }),
    post(target, 'admin/orders/selected/status', { orderIds: orderIds.toReversed(), status: 'shipped' }),
    ...orderIds.map((id) => post(target, `admin/orders/${id}/cancel`, {})),
  ]);
  const ends: { id: string; count: string }[] = await target.db.query(
    `select order_id as id, count(*) from order_events
     where order_id = any($1) and kind = 'status' and to_state in ('shipped', 'cancelled') group by order_id`,
    [orderIds],
  );
  return expectEqual('orders that were shipped or cancelled, once', ends.filter(({ count }) => count === '1').length, 4);
};

/** Four admins save the delivery times that they all opened. */
const settingsSavedOnce: Race = async (target) => {
  const { version } = (await call(target, { path: 'admin/settings' })).body;
  const values = { delivery: { packDays: 1, transitDaysMin: 2, transitDaysMax: 4 } };
  const save = { method: 'PUT', path: 'admin/settings/delivery', body: { version, values } };
  return expectEqual(
    '4 saves of one version',
    statuses(await times(4, () => call(target, save))),
    repeated([
      [200, 1],
      [409, 3],
    ]),
  );
};

export const ADMIN_RACES: Record<string, Race> = {
  'stock edited during sales': stockEditedDuringSales,
  'shipped or cancelled': shippedOrCancelled,
  'settings saved once': settingsSavedOnce,
};
