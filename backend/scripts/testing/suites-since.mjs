/** The packages with specs of the front ends, and the project of each. */
export const FRONT_ENDS = {
  'storefront/component-testing': '@shop/component-testing',
  storefront: '@shop/storefront',
  'admin-shell': '@shop/admin-shell',
  'admin-remotes/products': '@shop/admin-products',
  'admin-remotes/orders': '@shop/admin-orders',
  'admin-remotes/portfolio': '@shop/admin-portfolio',
  'admin-remotes/invoices': '@shop/admin-invoices',
  'admin-remotes/settings': '@shop/admin-settings',
  'admin-remotes/media': '@shop/admin-media',
  'admin-remotes/accounts': '@shop/admin-accounts',
};
const STOREFRONT_JOURNEYS = 'storefront/e2e';
const ADMIN_JOURNEYS = 'admin-shell/e2e';

/** Everything, as `npm test` runs it. */
export const ALL_SUITES = {
  backend: true,
  frontEnds: Object.keys(FRONT_ENDS),
  journeys: [STOREFRONT_JOURNEYS, ADMIN_JOURNEYS],
};

/** The suites that see a change of these projects of Nx: what is built from them, too. Journeys need a shop, so the backend reaches all. */
export function suitesOf(projects) {
  const has = (name) => projects.includes(name);
  const isJourney = (isReached) => has('@shop/backend') || has('@shop/browser-testing') || isReached;
  return {
    backend: has('@shop/backend'),
    frontEnds: ALL_SUITES.frontEnds.filter((folder) => has(FRONT_ENDS[folder])),
    journeys: [
      ...(isJourney(has('@shop/storefront')) ? [STOREFRONT_JOURNEYS] : []),
      ...(isJourney(projects.some((name) => name.startsWith('@shop/admin-'))) ? [ADMIN_JOURNEYS] : []),
    ],
  };
}
