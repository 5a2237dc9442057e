// Who may import whom. Paths are relative to the repository; a rule answers with the reason of a refusal.

/** What a backend module may ask, beside auth and settings, which serve every module. */
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
  'product-import': ['catalog', 'media'],
  mail: ['orders', 'contact', 'invoices'],
  operations: ['media', 'cart', 'orders', 'payments', 'catalog'],
};
const FOR_ALL = ['auth', 'settings'];

const match = (pattern, path) => pattern.exec(path)?.[1];
const moduleOf = (path) => match(/^backend\/src\/modules\/([^/]+)\//, path);
const featureOf = (path) => match(/^storefront\/src\/features\/([^/]+)\//, path);
const remoteOf = (path) => match(/^admin-remotes\/([^/]+)\//, path);
const packageOf = (path) => {
  if (path.startsWith('backend/contract/')) return 'contract';
  if (path.startsWith('backend/demo/')) return 'demo';
  if (path.startsWith('backend/embedded-postgres/')) return 'embedded-postgres';
  if (path.startsWith('admin-shell/kit/')) return 'kit';
  return remoteOf(path) ? `remote ${remoteOf(path)}` : path.split('/')[0];
};

function betweenPackages(from, to) {
  const [source, target] = [packageOf(from), packageOf(to)];
  if (source === target) return undefined;
  if (target === 'contract') return undefined;
  if (source === 'backend' && (target === 'demo' || target === 'embedded-postgres')) return undefined;
  if (target === 'kit' && (source === 'admin-shell' || source.startsWith('remote '))) return undefined;
  return `${source} may not reach into ${target}`;
}

function insideBackend(from, to) {
  if (from.startsWith('backend/src/platform/') && to.startsWith('backend/src/modules/'))
    return 'the platform knows no shop words';
  const target = moduleOf(to);
  if (!target) return undefined;
  const source = moduleOf(from);
  if (source === target) return layers(from, to);
  if (!to.endsWith(`/modules/${target}/index.ts`)) return `${target} is entered through its index.ts only`;
  if (source && !FOR_ALL.includes(target) && !MODULE_EDGES[source]?.includes(target)) return `${source} may not ask ${target}`;
  return undefined;
}

const RANK = [
  [/\.(controller|listeners|jobs|module)\.ts$/, 3],
  [/\.(entity|decorator)\.ts$|-(status|totals|methods|rules)\.ts$/, 1],
];
const rankOf = (path) => RANK.find(([pattern]) => pattern.test(path))?.[1] ?? 2;

function layers(from, to) {
  if (/\.module\.ts$|\/index\.ts$|\.spec\.ts$/.test(from)) return undefined;
  if (rankOf(from) < rankOf(to)) return 'rules and entities know nothing of use cases or doors';
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
  if (source && target && source !== target) return `feature ${source} may not reach into feature ${target}`;
  if (storefrontLayer(from) < storefrontLayer(to)) return 'imports go from app to features to ui, lib and config';
  return undefined;
}

/** The reason why `from` may not import `to`, or undefined. */
export function refusal(from, to) {
  return betweenPackages(from, to) ?? (from.startsWith('backend/') ? insideBackend(from, to) : insideStorefront(from, to));
}

/** The reason why `from` may not import the npm package, or undefined. */
export function packageViolation(from, name) {
  if (name === 'antd' && !from.startsWith('admin-shell/kit/')) return 'antd comes from @shop/admin-kit';
  if (from.startsWith('backend/contract/')) return 'the contract stands alone';
  return undefined;
}
