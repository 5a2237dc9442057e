import { artistShareTexts } from './artist-shares.js';

const artistShares = [
  { artistName: 'Marisol Vega', amount: '32.00' },
  { artistName: 'Ángel Núñez', amount: '4.50' },
];
const dollars = (amount: string): string => `$${amount}`;

describe('where the money of an order goes', () => {
  it('is one sentence for each artist', () => {
    expect(artistShareTexts({ artistShares, paymentStatus: 'paid' }, dollars)).toEqual([
      '$32.00 of this order goes to Marisol Vega.',
      '$4.50 of this order goes to Ángel Núñez.',
    ]);
  });

  it.each(['unpaid', 'authorized'] as const)('is said of the future while the payment is %s', (paymentStatus) => {
    expect(artistShareTexts({ artistShares, paymentStatus }, dollars)[0]).toBe('$32.00 of this order will go to Marisol Vega.');
  });

  it('is nothing without shares', () => {
    expect(artistShareTexts({ paymentStatus: 'paid' }, dollars)).toEqual([]);
  });
});
