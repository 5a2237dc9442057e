/** The only routes of the admin area that need no token. */
const SIGN_IN = new Set([
  '/api/admin/login',
  '/api/admin/login/second',
  '/api/admin/login/invitation',
  '/api/admin/login/invitation/accept',
]);
export const READ_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Routes that the specification reserves for admins. The guard protects them even when one is marked @Public by mistake.
 * `path` is the route's pattern or path, without the query.
 */
export function isAdminArea(method: string, path: string): boolean {
  const normalized = path.toLowerCase().replace(/\/+$/, '');
  if (SIGN_IN.has(normalized)) return false;
  if (/^\/api\/(admin|invoices)(\/|$)/.test(normalized) || normalized === '/api/objects/upload') return true;
  return /^\/api\/portfolio(\/|$)/.test(normalized) && !READ_METHODS.has(method.toUpperCase());
}
