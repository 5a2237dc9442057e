import { figuresRequest, figuresSearch, parseFiguresFilter, productsOfDay } from './figures-filter.ts';

const TODAY = '2026-03-10';
const parse = (search: string) => parseFiguresFilter(new URLSearchParams(search));

describe('the figures of a URL', () => {
  it.each([
    ['', { from: '2026-02-09', to: TODAY, by: 'day' }],
    ['period=today&by=method', { from: TODAY, to: TODAY, by: 'method' }],
    ['period=never&by=hour', { from: '2026-02-09', to: TODAY, by: 'day' }],
    ['from=2026-01-05&to=2026-01-07&by=artist', { from: '2026-01-05', to: '2026-01-07', by: 'artist' }],
    ['to=2026-01-07', { to: '2026-01-07', by: 'day' }],
    ['period=today&compare=last-year', { from: TODAY, to: TODAY, by: 'day', compare: 'last-year' }],
    ['period=today&compare=tomorrow', { from: TODAY, to: TODAY, by: 'day' }],
  ])('%j ask for %j', (search, request) => {
    expect(figuresRequest(parse(search), TODAY)).toEqual(request);
  });

  it.each(['', 'period=last-month&by=category&compare=none', 'from=2026-01-05&to=2026-01-07', 'compare=last-year'])(
    '%j are written as read',
    (search) => {
      expect(figuresSearch(parse(search)).toString()).toBe(search);
    },
  );

  it('own days win over a period', () => {
    expect(parse('period=today&from=2026-01-05').period).toBe('own');
  });

  it('the products of a day keep the comparison', () => {
    const filter = productsOfDay(parse('period=this-year&compare=none'), '2026-01-05');
    expect(figuresSearch(filter).toString()).toBe('from=2026-01-05&to=2026-01-05&by=product&compare=none');
  });
});
