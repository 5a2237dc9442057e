import { join } from 'node:path';

interface Suites {
  backend: boolean;
  frontEnds: string[];
  journeys: string[];
}
interface Script {
  ALL_SUITES: Suites;
  FRONT_ENDS: Record<string, string>;
  suitesOf: (projects: string[]) => Suites;
}
const load = async () => (await import(join(__dirname, '../../scripts/testing/suites-since.mjs'))) as Script;

it.each([
  ['nothing', [], { backend: false, frontEnds: [], journeys: [] }],
  [
    'one remote',
    ['@shop/admin-invoices'],
    { backend: false, frontEnds: ['admin-remotes/invoices'], journeys: ['admin-shell/e2e'] },
  ],
  ['the storefront', ['@shop/storefront'], { backend: false, frontEnds: ['storefront'], journeys: ['storefront/e2e'] }],
  ['the backend', ['@shop/backend'], { backend: true, frontEnds: [], journeys: ['storefront/e2e', 'admin-shell/e2e'] }],
])('a change of %s runs what can see it', async (_, projects, suites) => {
  const { suitesOf } = await load();
  expect(suitesOf(projects)).toEqual(suites);
});

it('runs everything when every project changed', async () => {
  const { ALL_SUITES, FRONT_ENDS, suitesOf } = await load();
  expect(suitesOf(['@shop/backend', ...Object.values(FRONT_ENDS)])).toEqual(ALL_SUITES);
});
