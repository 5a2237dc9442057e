import { use, useEffect } from 'react';
import { useAppContext } from '#lib/app-context.tsx';
import type { RouteEntry, RouteModule } from './route-table.ts';

/**
 * Renders a route's screen at once when its module is here, otherwise waits for it inside the layout's Suspense. No hook may
 * follow: when the module comes between React's two attempts, the second skips `use`, and React miscounts (its error 467).
 */
export function RouteScreen({ entry }: { entry: RouteEntry }) {
  const { Screen } = entry.loaded() ?? use(entry.importModule());
  return <LoadedScreen Screen={Screen} />;
}

function LoadedScreen({ Screen }: Pick<RouteModule, 'Screen'>) {
  const { onScreen } = useAppContext();
  // A parent's effect runs after those of its children: by then the whole screen is hydrated.
  useEffect(() => onScreen?.(), [onScreen]);
  return <Screen />;
}
