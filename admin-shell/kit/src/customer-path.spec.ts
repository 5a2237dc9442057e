import { customerPath } from './customer-path.ts';

it.each(['noor@example.com', 'o+k@example.com', 'a?b&email=c#d@example.com', 'é%20/..@example.com'])(
  'keeps %s whole in the query',
  (email) => {
    const { pathname, searchParams, hash } = new URL(customerPath(email), 'https://shop.test');
    expect([pathname, searchParams.getAll('email'), hash]).toEqual(['/orders/customers', [email], '']);
  },
);
