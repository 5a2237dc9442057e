import { findPages, subPages } from './admin-pages.ts';

const SECTIONS = [
  { title: 'Orders', section: '', path: '/orders' },
  { title: "Joaquín's Portfolio", section: '', path: '/portfolio' },
];
const SUB_PAGES = subPages({
  all: [{ id: 'zelle', kind: 'manual', label: 'Zelle', shortLabel: 'Zelle', handle: null, payUrl: null }],
});
const PAGES = [...SECTIONS, ...SUB_PAGES];

it.each([
  ['', ['/orders', '/portfolio', '/']],
  ['orders', ['/orders', '/settings#orders', '/orders/pack']],
  ['new product', ['/products/new']],
  ['ZELLE', ['/orders/statements', '/settings#payments']],
  ['bank csv', ['/orders/statements']],
  ['joaquin', ['/portfolio']],
  ['settings pages', ['/settings/pages']],
  ['announcement  settings ', ['/settings#announcement']],
  ['tax report', ['/orders/tax-report']],
  ['royalties', ['/artist-ledger']],
  ['artist pay', ['/artist-ledger']],
  ['close month', ['/artist-ledger/months']],
  ['no such page', []],
])('%j finds %j', (search, paths) => {
  expect(findPages(PAGES, search, 3).map(({ path }) => path)).toEqual(paths);
});

it('each page has its own path', () => {
  expect(new Set(SUB_PAGES.map(({ path }) => path)).size).toBe(SUB_PAGES.length);
});
