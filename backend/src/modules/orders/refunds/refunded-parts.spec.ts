import * as fc from 'fast-check';
import { fromCents } from '@shop/contract/money';
import { refundedParts, taxOfRefunds } from './refunded-parts.js';

const WALKS = 5_000;
/** A refund of an amount. */
const refund = (amount: string, status = 'done') => ({ amount, status, lines: [], borneByShop: false, taxCents: 0 });
const sumOf = (parts: readonly number[]): number => parts.reduce((sum, cents) => sum + cents, 0);

describe('the tax in refunds', () => {
  it('is worked out by hand for 10.00 of 73.84, and is whole with the rest', () => {
    const order = { totalAmount: '73.84', taxAmount: '3.84' };
    const refunds = [refund('10.00'), refund('5.00', 'failed'), refund('63.84', 'requested')];
    expect(taxOfRefunds(order, refunds)).toEqual(['0.52', '0.00', '3.32']);
  });

  it('of seventy refunds of a cent adds up to the tax in 0.70', () => {
    const taxes = taxOfRefunds(
      { totalAmount: '73.84', taxAmount: '3.84' },
      Array.from({ length: 70 }, () => refund('0.01')),
    );
    // 70 of 7384 cents hold 3.64 cents of tax.
    expect(taxes.filter((tax) => tax === '0.01')).toHaveLength(3);
    expect(taxes.filter((tax) => tax === '0.00')).toHaveLength(67);
  });

  it('is 0 without tax, and nothing of what was paid beyond the total', () => {
    expect(taxOfRefunds({ totalAmount: '48.00', taxAmount: '0.00' }, [refund('48.00')])).toEqual(['0.00']);
    const beyond = [refund('73.84'), refund('6.16')];
    expect(taxOfRefunds({ totalAmount: '73.84', taxAmount: '3.84' }, beyond)).toEqual(['3.84', '0.00']);
    expect(taxOfRefunds({ totalAmount: '0.00', taxAmount: '0.00' }, [refund('1.00')])).toEqual(['0.00']);
  });

  it.each([
    ['of a line is what was allocated of it', { lines: [{ amount: '40.00' }] }],
    ['that the shop bears, too', { borneByShop: true }],
  ])('%s, and so is that of all refunds of such an order', (_, differs) => {
    const order = { totalAmount: '73.84', taxAmount: '3.84' };
    const refunds = [
      { ...refund('42.40'), ...differs, taxCents: 240 },
      { ...refund('10.00'), taxCents: 17 },
      { ...refund('8.48', 'failed'), lines: [{ amount: '8.00' }], taxCents: 0 },
      refund('1.00', 'failed'),
      { ...refund('10.60', 'requested'), lines: [{ amount: '6.00' }, { amount: '4.00' }] },
      refund('10.00', 'requested'),
    ];
    expect(taxOfRefunds(order, refunds)).toEqual(['2.40', '0.17', '0.00', '0.00', '0.60', '0.52']);
  });

  it('every walk of refunds adds up to the cent, takes no part below 0 or above itself, and leaves 0 of each in the end', () => {
    const parts = fc.array(fc.oneof(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 9_999_999_999 })), {
      minLength: 1,
      maxLength: 5,
    });
    const steps = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });
    fc.assert(
      fc.property(parts, steps, (components, shares) => {
        const total = sumOf(components);
        let refunded = 0;
        const amounts: number[] = [];
        for (const share of shares) {
          const amount = Math.floor(share * (total - refunded));
          amounts.push(amount);
          refunded += amount;
          const state = refundedParts(components, refunded);
          const isWithin = state.every((cents, index) => cents >= 0 && cents <= (components[index] ?? -1));
          expect([sumOf(state), isWithin]).toEqual([refunded, true]);
        }
        expect(refundedParts(components, total)).toEqual(components);

        const tax = components[0] ?? 0;
        const order = { totalAmount: fromCents(total), taxAmount: fromCents(tax) };
        const refunds = [...amounts, total - refunded].map((cents) => refund(fromCents(cents)));
        const taxes = taxOfRefunds(order, refunds).map((amount) => Math.round(Number(amount) * 100));
        expect(Math.min(...taxes)).toBeGreaterThanOrEqual(0);
        expect(sumOf(taxes)).toBe(tax);
      }),
      { numRuns: WALKS },
    );
  });
});
