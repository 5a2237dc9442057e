import type { PaymentMethods } from '@shop/admin-kit';
import type { OrderRow } from '@shop/contract';
import { nextStep, type Step } from './next-step.ts';

const METHODS: PaymentMethods = { all: [], labelOf: (id) => id, isManual: (id) => id !== 'card' };

type State = [OrderRow['status'], OrderRow['paymentStatus'], OrderRow['paymentMethod']];

describe('nextStep', () => {
  it.each<[State, Step | undefined]>([
    [['pending', 'unpaid', 'zelle'], 'pay'],
    [['confirmed', 'unpaid', 'venmo'], 'pay'],
    [['pending', 'unpaid', 'card'], undefined],
    [['pending', 'authorized', 'card'], undefined],
    [['confirmed', 'paid', 'card'], 'pack'],
    [['processing', 'paid', 'zelle'], 'ship'],
    [['processing', 'refunded', 'card'], undefined],
    [['shipped', 'paid', 'card'], 'deliver'],
    [['shipped', 'refunded', 'card'], 'deliver'],
    [['delivered', 'paid', 'card'], undefined],
    [['cancelled', 'unpaid', 'zelle'], undefined],
    [['cancelled', 'paid', 'zelle'], undefined],
  ])('of %j is %s', ([status, paymentStatus, paymentMethod], step) => {
    expect(nextStep({ status, paymentStatus, paymentMethod }, METHODS)).toBe(step);
  });
});
