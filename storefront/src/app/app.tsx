import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AppContextProvider, useAppContext, type AppContextValue } from '#lib/app-context.tsx';
import { Layout } from './layout/layout.tsx';
import { routeTable, type RouteEntry, type RouteModule } from './route-table.ts';

interface AppProps {
  context: AppContextValue;
  queryClient: QueryClient;
}

/** Needs a router around it: a static one on the server, a browser router in the browser. */
export function App({ context, queryClient }: AppProps) {
  return (
    <AppContextProvider value={context}>
      <QueryClientProvider client={queryClient}>
        <Routes>
          <Route element={<Layout />}>
            {routeTable.map((entry) => (
              <Route key={entry.path} path={entry.path} element={<RouteScreen key={entry.path} entry={entry} />} />
            ))}
          </Route>
        </Routes>
      </QueryClientProvider>
    </AppContextProvider>
  );
}

/**
 * Renders a screen immediately if its module is loaded; otherwise suspends inside the layout. No hook may follow `use`: if the
 * module arrives between two attempts of React to render, the second attempt skips `use` and the number of hooks differs (React
 * error 467).
 */
function RouteScreen({ entry }: { entry: RouteEntry }) {
  const { Screen } = entry.loaded() ?? use(entry.importModule());
  return <MountedScreen Screen={Screen} />;
}

function MountedScreen({ Screen }: Pick<RouteModule, 'Screen'>) {
  const { onScreenMounted } = useAppContext();
  // A parent's effect runs after its children's effects, when the whole screen is hydrated.
  useEffect(() => onScreenMounted?.(), [onScreenMounted]);
  return <Screen />;
}
