import { filterOf, isNarrowed, queryOf } from './order-filter.ts';

describe('the filter of an address', () => {
  it('begins with what waits for money', () => {
    const filter = filterOf(new URLSearchParams(''));
    expect(queryOf(filter)).toEqual({ queue: 'to-confirm' });
    expect(isNarrowed(filter)).toBe(false);
  });

  it('is sent as it stands, without what filters nothing', () => {
    const filter = filterOf(new URLSearchParams('queue=all&search=Zo%C3%AB&status=&method=zelle&to=2026-03-01&other=1'));
    expect(queryOf(filter)).toEqual({ queue: 'all', search: 'Zoë', method: 'zelle', to: '2026-03-01' });
    expect(isNarrowed(filter)).toBe(true);
  });

  it('knows no other queues', () => {
    expect(filterOf(new URLSearchParams('queue=lost')).queue).toBe('to-confirm');
  });
});
