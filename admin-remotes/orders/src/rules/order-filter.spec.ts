import { parseOrderFilter, hasFilters, toQueryParams } from './order-filter.ts';

describe('the filter of an address', () => {
  it('begins with what waits for money', () => {
    const filter = parseOrderFilter(new URLSearchParams(''));
    expect(toQueryParams(filter)).toEqual({ queue: 'to-confirm' });
    expect(hasFilters(filter)).toBe(false);
  });

  it('is sent as it stands, without what filters nothing', () => {
    const filter = parseOrderFilter(new URLSearchParams('queue=all&search=Zo%C3%AB&status=&method=zelle&to=2026-03-01&other=1'));
    expect(toQueryParams(filter)).toEqual({ queue: 'all', search: 'Zoë', method: 'zelle', to: '2026-03-01' });
    expect(hasFilters(filter)).toBe(true);
  });

  it('knows no other queues', () => {
    expect(parseOrderFilter(new URLSearchParams('queue=lost')).queue).toBe('to-confirm');
  });
});
