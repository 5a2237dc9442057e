import { parseTaxFilter, taxRequest, taxSearch } from './tax-filter.ts';

describe('the choice of the tax report', () => {
  it.each([
    ['', '', { from: '2026-11-01', to: '2026-11-27' }],
    ['period=last-month', 'period=last-month', { from: '2026-10-01', to: '2026-10-31' }],
    ['period=last-quarter', 'period=last-quarter', { from: '2026-07-01', to: '2026-09-30' }],
    ['period=7-days', '', { from: '2026-11-01', to: '2026-11-27' }],
    ['period=this-year&from=2026-02-01', 'from=2026-02-01', { from: '2026-02-01' }],
    ['from=2026-02-01&to=2026-02-28', 'from=2026-02-01&to=2026-02-28', { from: '2026-02-01', to: '2026-02-28' }],
  ])('of the address %j is written as %j and asks for %j', (address, written, request) => {
    const filter = parseTaxFilter(new URLSearchParams(address));
    expect(taxSearch(filter).toString()).toBe(written);
    expect(taxRequest(filter, '2026-11-27')).toEqual(request);
  });
});
