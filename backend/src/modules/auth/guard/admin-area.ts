/** The one route of the area that is used before one is an admin. */
const LOGIN = '/api/admin/login';
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Routes that the specification gives to admins. The guard refuses them even when someone marks one @Public by mistake.
 * `path` is the route's pattern or address, without query.
 */
export function isAdminArea(method: string, path: string): boolean {
  const clean = path.toLowerCase().replace(/\/+$/, '');
  if (clean === LOGIN) return false;
  if (/^\/api\/(admin|invoices)(\/|$)/.test(clean) || clean === '/api/objects/upload') return true;
  return /^\/api\/portfolio(\/|$)/.test(clean) && !READS.has(method.toUpperCase());
}
