import { use } from 'react';
import type { RouteEntry } from './route-table.ts';

/** Renders a route's screen at once when its module is here, otherwise waits for it inside the layout's Suspense. */
export function RouteScreen({ entry }: { entry: RouteEntry }) {
  const { Screen } = entry.loaded() ?? use(entry.importModule());
  return <Screen />;
}
