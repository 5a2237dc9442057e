/** The only route of the admin area that needs no token. */
const LOGIN = '/api/admin/login';
const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Routes that the specification reserves for admins. The guard protects them even when one is marked @Public by mistake.
 * `path` is the route's pattern or path, without the query.
 */
export function isAdminArea(method: string, path: string): boolean {
  const normalized = path.toLowerCase().replace(/\/+$/, '');
  if (normalized === LOGIN) return false;
  if (/^\/api\/(admin|invoices)(\/|$)/.test(normalized) || normalized === '/api/objects/upload') return true;
  return /^\/api\/portfolio(\/|$)/.test(normalized) && !READ_METHODS.has(method.toUpperCase());
}
