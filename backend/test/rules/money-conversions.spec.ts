import { violationsOf } from '#test/support/rule-violations.js';

describe('money conversions', () => {
  const FILE = 'backend/src/modules/orders/order-sums.ts';
  it.each([
    [FILE, "import { fromCents } from '@shop/contract/money';", 0],
    [FILE, 'const amount = fromCents(cents);', 1],
    [FILE, 'const cents = toCents(amount) + signedCents(other);', 2],
    [FILE, "import type { SumsView } from './sums.view.js'; const amount = fromCents(cents);", 0],
    [FILE, "import type { SumsDto } from './sums.dto.js'; const cents = toCents(dto.amount);", 0],
    ['backend/src/modules/orders/sums.view.ts', 'const amount = fromCents(cents);', 0],
    ['backend/src/modules/orders/sums-csv.ts', 'const amount = fromCents(cents);', 0],
    ['backend/src/modules/orders/sums.queries.ts', 'const SUM = `select sum(total_amount::numeric)`;', 1],
    ['backend/src/modules/orders/sums.view.ts', 'const SUM = `select sum(total_amount::numeric)`;', 1],
    ['backend/src/platform/money/money.sql.ts', 'const SUM = `${dollars}::numeric`;', 0],
    ['backend/src/modules/orders/order-sums.spec.ts', 'const amount = fromCents(cents);', 0],
  ])('%s with %s: %d', async (file, text, count) => {
    const found = await violationsOf('moneyConversionViolations', { [file]: text });
    expect(found).toEqual(Array.from({ length: count }, () => expect.stringContaining(`${file}:1: `) as string));
  });
});
