import { hasFilters, nextSort, parseOrderFilter, toQueryParams } from './order-filter.ts';

describe('the order filter of a URL', () => {
  it('defaults to the queue to-confirm', () => {
    const filter = parseOrderFilter(new URLSearchParams(''));
    expect(toQueryParams(filter)).toEqual({ queue: 'to-confirm' });
    expect(hasFilters(filter)).toBe(false);
  });

  it('is sent without empty and unknown parameters', () => {
    const filter = parseOrderFilter(new URLSearchParams('queue=all&search=Zo%C3%AB&status=&method=zelle&to=2026-03-01&other=1'));
    expect(toQueryParams(filter)).toEqual({ queue: 'all', search: 'Zoë', method: 'zelle', to: '2026-03-01' });
    expect(hasFilters(filter)).toBe(true);
  });

  it('sorts by the total, which is no filter', () => {
    const filter = parseOrderFilter(new URLSearchParams('queue=all&sort=total-desc'));
    expect(toQueryParams(filter)).toEqual({ queue: 'all', sort: 'total-desc' });
    expect(hasFilters(filter)).toBe(false);
    expect([nextSort(''), nextSort('total-desc'), nextSort('total-asc')]).toEqual(['total-desc', 'total-asc', '']);
  });

  it.each(['overdue', 'on-the-way-too-long'])('knows the queue %s', (queue) => {
    expect(toQueryParams(parseOrderFilter(new URLSearchParams({ queue })))).toEqual({ queue });
  });

  it('replaces an unknown queue by to-confirm', () => {
    expect(parseOrderFilter(new URLSearchParams('queue=lost')).queue).toBe('to-confirm');
  });
});
