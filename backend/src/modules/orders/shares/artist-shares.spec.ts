import { artistNamesOf, artistSharesOf, type SharedLine } from './artist-shares.js';

const PAID = { status: 'confirmed', paymentStatus: 'paid' } as const;
const line = (artistName: string, keptCents: number, shareBps = 5_000): SharedLine => ({
  artistId: `id of ${artistName}`,
  artistName,
  shareBps,
  keptCents,
});

describe('what the artists get of an order', () => {
  it.each<[string, SharedLine[], string[][]]>([
    ['is a share of each line', [line('Marisol Vega', 6_400)], [['Marisol Vega', '32.00']]],
    [
      'is the largest first, then by name',
      [line('Ben Ode', 1_000), line('Ana Ruiz', 1_000), line('Marisol Vega', 1_002)],
      [
        ['Marisol Vega', '5.01'],
        ['Ana Ruiz', '5.00'],
        ['Ben Ode', '5.00'],
      ],
    ],
    // 82.60 at 37.50 % is 30.975; half a cent goes up for each line by itself.
    ['is rounded for each line', [line('Ana Ruiz', 8_260, 3_750), line('Ana Ruiz', 8_260, 3_750)], [['Ana Ruiz', '61.96']]],
    ['is nothing of what was refunded', [line('Ana Ruiz', 0), line('Ben Ode', 200)], [['Ben Ode', '1.00']]],
    ['is nothing at a share of 0', [line('Ana Ruiz', 6_400, 0)], []],
    ['is nothing without lines', [], []],
  ])('%s', (_, lines, shares) => {
    expect(artistSharesOf(PAID, lines).map(({ artistName, amount }) => [artistName, amount])).toEqual(shares);
  });

  it('keeps two artists of one name apart', () => {
    const lines = [line('Ana Ruiz', 200), { ...line('Ana Ruiz', 400), artistId: 'another' }];
    expect(artistSharesOf(PAID, lines).map(({ amount }) => amount)).toEqual(['2.00', '1.00']);
  });

  it.each([
    { status: 'cancelled', paymentStatus: 'unpaid' },
    { status: 'cancelled', paymentStatus: 'paid' },
    { status: 'confirmed', paymentStatus: 'voided' },
    { status: 'delivered', paymentStatus: 'refunded' },
  ] as const)('is nothing of an order that is $status and $paymentStatus', (order) => {
    expect(artistSharesOf(order, [line('Ana Ruiz', 6_400)])).toEqual([]);
  });

  it.each(['unpaid', 'authorized'] as const)('is promised while the payment is %s', (paymentStatus) => {
    expect(artistSharesOf({ status: 'pending', paymentStatus }, [line('Ana Ruiz', 6_400)])).toHaveLength(1);
  });
});

describe('the artists that a slip names', () => {
  it('are those who get a part, in the same order', () => {
    const shares = [
      { artistName: 'Marisol Vega', amount: '5.01' },
      { artistName: 'Ana Ruiz', amount: '5.00' },
    ];
    expect(artistNamesOf(shares)).toEqual({ artistNames: ['Marisol Vega', 'Ana Ruiz'] });
  });

  it('are no field of an order without shares', () => {
    expect([artistNamesOf([]), artistNamesOf()]).toEqual([{}, {}]);
  });
});
