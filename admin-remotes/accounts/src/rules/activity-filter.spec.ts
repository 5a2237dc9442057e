import { shopTime } from '@shop/admin-kit';
import { hasFilters, parseActivityFilter, toQuery } from './activity-filter.ts';

const time = shopTime('America/New_York');
const read = (search: string) => parseActivityFilter(new URLSearchParams(search));

it('reads the filter from the URL', () => {
  const filter = read('person=p1&entity=order&signIns=shown&id=o1&from=2026-11-01&to=2026-11-02&other=x');
  expect(filter).toEqual({ person: 'p1', entity: 'order', signIns: 'shown', id: 'o1', from: '2026-11-01', to: '2026-11-02' });
  expect([hasFilters(filter), hasFilters(read(''))]).toEqual([true, false]);
});

it('sends the begin of the first day and the end of the last day, in the time zone of the shop', () => {
  expect(toQuery(read('signIns=shown&from=2026-11-01&to=2026-11-30'), time)).toEqual({
    from: '2026-11-01T04:00:00.000Z',
    to: '2026-12-01T05:00:00.000Z',
  });
});

it.each(['', 'from=yesterday', 'to=2026-13-40'])('leaves out sign-ins and nothing else for %j', (search) => {
  expect(toQuery(read(search), time)).toEqual({ signIns: 'hidden' });
});

it('sends person, kind and object', () => {
  expect(toQuery(read('person=p1&entity=product&id=x'), time)).toEqual({ person: 'p1', entity: 'product', entityId: 'x' });
});

it.each(['signIns=shown', 'entity=session'])('leaves sign-ins in for %j', (search) => {
  expect(toQuery(read(search), time)).not.toHaveProperty('signIns');
});
