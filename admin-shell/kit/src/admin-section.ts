import type { RouteObject } from 'react-router-dom';

/**
 * One sub-tab of Store Management. The default export of a remote's `src/section.tsx` lists all its sections:
 * `[...] satisfies AdminSection[]`.
 */
export interface AdminSection {
  /** The path segment under /admin: "products" is /admin/products. */
  id: string;
  /** The text of the tab, used for sections that the shell does not list itself. */
  title: string;
  /** Routes relative to the section: `{ index: true, element }`, `{ path: ':id', element }`. Loaders do not run. */
  routes: RouteObject[];
}
