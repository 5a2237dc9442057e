import type { TestShop } from '../shop.js';
import { givenOrder } from './placed-order.js';

export type OrderStep = 'pay' | 'pack' | 'ship' | 'deliver';
export const TRACKING = { carrier: 'USPS', number: '9400 1000' };

/** What staff send for each step. */
export const STEP_REQUESTS: Readonly<Record<OrderStep, [action: string, body: object]>> = {
  pay: ['payment', { reference: 'ZL-1' }],
  pack: ['status', { status: 'processing' }],
  ship: ['status', { status: 'shipped', tracking: TRACKING }],
  deliver: ['status', { status: 'delivered' }],
};

/** The id of a new Zelle order after its steps up to `last`. */
export async function givenOrderAfter(shop: TestShop, admin: { authorization: string }, last: OrderStep): Promise<string> {
  const { id } = await givenOrder(shop);
  for (const [step, [action, body]] of Object.entries(STEP_REQUESTS)) {
    await shop.http().post(`/api/admin/orders/${id}/${action}`).set(admin).send(body).expect(200);
    if (step === last) break;
  }
  return id;
}
