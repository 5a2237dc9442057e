import { fingerprintOf, sameLines } from './order-lines.js';

const A = '11111111-1111-4111-8111-111111111111';
const B = '22222222-2222-4222-8222-222222222222';

describe('two lists of lines', () => {
  it.each([
    ['both empty', [], [], true],
    [
      'another order of lines',
      [
        [A, 1],
        [B, 2],
      ],
      [
        [B, 2],
        [A, 1],
      ],
      true,
    ],
    [
      'one product split over two lines',
      [[A, 3]],
      [
        [A, 1],
        [A, 2],
      ],
      true,
    ],
    [
      'another spelling of an id',
      [['AAAAAAAA-1111-4111-8111-111111111111', 1]],
      [['aaaaaaaa-1111-4111-8111-111111111111', 1]],
      true,
    ],
    ['another quantity', [[A, 1]], [[A, 2]], false],
    [
      'a line less',
      [
        [A, 1],
        [B, 1],
      ],
      [[A, 1]],
      false,
    ],
    ['another product', [[A, 1]], [[B, 1]], false],
  ] as [string, [string, number][], [string, number][], boolean][])('%s', (_, one, other, same) => {
    const lines = (list: [string, number][]) => list.map(([productId, quantity]) => ({ productId, quantity }));
    expect(sameLines(lines(one), lines(other))).toBe(same);
    expect(fingerprintOf(lines(one), 'zelle') === fingerprintOf(lines(other), 'zelle')).toBe(same);
  });

  it('with another method are another order', () => {
    expect(fingerprintOf([{ productId: A, quantity: 1 }], 'zelle')).not.toBe(
      fingerprintOf([{ productId: A, quantity: 1 }], 'venmo'),
    );
  });
});
