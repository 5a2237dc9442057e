import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { AppContextProvider, type AppContextValue } from '#lib/app-context.tsx';
import { Layout } from './layout/layout.tsx';
import { RouteScreen } from './route-screen.tsx';
import { routeTable } from './route-table.ts';

interface AppProps {
  runtime: AppContextValue;
  queryClient: QueryClient;
}

/** The shop inside a router: the server brings a static one, the browser its own. */
export function App({ runtime, queryClient }: AppProps) {
  return (
    <AppContextProvider value={runtime}>
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
