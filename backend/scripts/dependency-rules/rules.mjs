// Which file may import which. Paths are relative to the repository; a rule returns the reason of a violation, or undefined.

/** The modules that a backend module may import, besides auth and settings, which every module may import. */
export const MODULE_EDGES = {
  auth: [],
  settings: ['media'],
  media: [],
  catalog: ['media'],
  cart: ['catalog'],
  contact: [],
  orders: ['cart', 'catalog', 'media'],
  payments: [],
  checkout: ['payments', 'orders', 'cart', 'catalog'],
  portfolio: ['media'],
  invoices: ['catalog'],
  customers: ['orders', 'contact', 'invoices'],
  search: ['orders', 'catalog', 'contact', 'invoices'],
  live: [],
  'product-import': ['catalog', 'media'],
  mail: ['orders', 'contact', 'invoices', 'catalog', 'checkout'],
  opening: ['catalog', 'mail', 'operations', 'payments'],
  operations: ['media'],
};
const FOR_ALL = ['auth', 'settings'];

/** The workspace packages that a package may import. All remotes are "remote". */
const PACKAGE_EDGES = {
  contract: [],
  demo: [],
  'embedded-postgres': [],
  kit: ['contract'],
  backend: ['contract', 'demo', 'embedded-postgres'],
  storefront: ['contract'],
  'admin-shell': ['contract', 'kit'],
  remote: ['contract', 'kit'],
};
const NESTED_PACKAGES = [
  ['backend/contract/', 'contract'],
  ['backend/demo/', 'demo'],
  ['backend/embedded-postgres/', 'embedded-postgres'],
  ['admin-shell/kit/', 'kit'],
];

const match = (pattern, path) => pattern.exec(path)?.[1];
/** The backend module of a file. */
export const moduleOf = (path) => match(/^backend\/src\/modules\/([^/]+)\//, path);
const featureOf = (path) => match(/^storefront\/src\/features\/([^/]+)\//, path);
const remoteOf = (path) => match(/^admin-remotes\/([^/]+)\//, path);
const packageOf = (path) => {
  const nested = NESTED_PACKAGES.find(([folder]) => path.startsWith(folder));
  if (nested) return nested[1];
  return remoteOf(path) ? `remote ${remoteOf(path)}` : path.split('/')[0];
};

function betweenPackages(from, to) {
  const [source, target] = [packageOf(from), packageOf(to)];
  if (source === target || PACKAGE_EDGES[source.split(' ')[0]]?.includes(target)) return undefined;
  return `${source} may not import ${target}`;
}

function insideBackend(from, to) {
  if (from.startsWith('backend/src/platform/') && to.startsWith('backend/src/modules/'))
    return 'the platform may not import modules';
  const target = moduleOf(to);
  if (!target) return undefined;
  const source = moduleOf(from);
  if (source === target) return layers(from, to);
  if (!to.endsWith(`/modules/${target}/index.ts`)) return `${target} may only be imported through its index.ts`;
  if (source && !FOR_ALL.includes(target) && !MODULE_EDGES[source]?.includes(target)) return `${source} may not import ${target}`;
  return undefined;
}

const RANK = [
  [/\.(controller|listeners|jobs|module)\.ts$/, 3],
  [/\.(entity|decorator)\.ts$|-(status|totals|methods|rules)\.ts$/, 1],
];
const rankOf = (path) => RANK.find(([pattern]) => pattern.test(path))?.[1] ?? 2;

function layers(from, to) {
  if (/\.module\.ts$|\/index\.ts$|\.spec\.ts$/.test(from)) return undefined;
  if (rankOf(from) < rankOf(to))
    return 'entities and rules may not import use cases, use cases may not import controllers or jobs';
  return undefined;
}

const STOREFRONT_LAYER = [
  [/^storefront\/src\/app\//, 3],
  [/^storefront\/src\/features\//, 2],
  [/^storefront\/src\/(components\/ui|lib|config|assets)\//, 1],
];
const storefrontLayer = (path) => STOREFRONT_LAYER.find(([pattern]) => pattern.test(path))?.[1] ?? 3;

function insideStorefront(from, to) {
  if (!from.startsWith('storefront/src/') || !to.startsWith('storefront/src/')) return undefined;
  const [source, target] = [featureOf(from), featureOf(to)];
  if (source && target && source !== target) return `feature ${source} may not import feature ${target}`;
  if (storefrontLayer(from) < storefrontLayer(to)) return 'imports go from app to features to ui, lib and config';
  return undefined;
}

/** The reason why `from` may not import `to`, or undefined. */
export function importViolation(from, to) {
  return betweenPackages(from, to) ?? (from.startsWith('backend/') ? insideBackend(from, to) : insideStorefront(from, to));
}

/** The reason why `from` may not import the npm package, or undefined. */
export function packageViolation(from, name) {
  if (name === 'antd' && !from.startsWith('admin-shell/kit/'))
    return 'import antd from @shop/admin-kit: a second copy loses the theme';
  if (from.startsWith('backend/contract/')) return 'the contract has no dependencies';
  return undefined;
}
