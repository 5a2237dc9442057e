import type { RouteObject } from 'react-router-dom';

/**
 * One sub-tab of Store Management. A remote's `src/section.tsx` has a default export `[...] satisfies AdminSection[]`:
 * all the sections it brings.
 */
export interface AdminSection {
  /** Its place under /admin: "products" is /admin/products. */
  id: string;
  /** The text of the tab, for sections the shell does not know by name. */
  title: string;
  /** Screens below that place: `{ index: true, element }`, `{ path: ':id', element }`. Elements only, no loaders. */
  routes: RouteObject[];
}
