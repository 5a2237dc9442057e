import { randomUUID } from 'node:crypto';
import { AppSecret } from '../tokens/app-secret.js';
import { OrderHandles } from './order-handles.js';
import { replaceOrderIds } from './replace-order-ids.js';

const handles = new OrderHandles(new AppSecret('one secret'));

it('gives every id a handle of its own that leads back to it, and to no other shop (threat 200)', () => {
  const ids = Array.from({ length: 500 }, () => randomUUID());
  const given = ids.map((id) => handles.handleOf(id));
  expect(new Set([...ids, ...given]).size).toBe(1000);
  expect(given.map((handle) => handles.idOf(handle))).toEqual(ids);
  const [id = '', handle = ''] = [ids[0], given[0]];
  expect(handle).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new OrderHandles(new AppSecret('another secret')).idOf(handle)).not.toBe(id);
});

it('leaves ids, handles and other texts alone where they are expected', () => {
  const [id] = [randomUUID()];
  expect(handles.idOf(id)).toBe(id);
  expect(handles.handleOf(handles.handleOf(id))).toBe(handles.handleOf(id));
  for (const text of ['', 'x', 'ORD-7KQ2M9XA']) expect([handles.handleOf(text), handles.idOf(text)]).toEqual([text, text]);
});

it('renames the ids of orders wherever they stand, and no other ids', () => {
  const at = new Date();
  const answer = {
    orders: [{ id: 'o1', orderNumber: 'ORD-1', items: [{ id: 'i1', productId: 'p1' }], at }],
    next: 'o2',
    outcomes: [{ orderNumber: 'ORD-1', undo: { orderId: 'o1', version: 'e1' } }],
    products: [{ id: 'p1' }],
    changed: { orderIds: ['o1', 'o2'] },
  };
  expect(replaceOrderIds(answer, (id) => `<${id}>`)).toEqual({
    orders: [{ id: '<o1>', orderNumber: 'ORD-1', items: [{ id: 'i1', productId: 'p1' }], at }],
    next: '<o2>',
    outcomes: [{ orderNumber: 'ORD-1', undo: { orderId: '<o1>', version: 'e1' } }],
    products: [{ id: 'p1' }],
    changed: { orderIds: ['<o1>', '<o2>'] },
  });
});
