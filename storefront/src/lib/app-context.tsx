import type { ApiClient } from '@shop/contract';
import { createContext, use, type ReactNode } from 'react';
import type { HeadCollector } from './head/head.ts';

/** What differs between the server and a browser. All code below the providers is the same on both. */
export interface AppContextValue {
  api: ApiClient;
  /** For example https://shop.example, without a trailing slash. */
  origin: string;
  /** On the server: collects the screen's head and status during the render. Absent in a browser. */
  headCollector?: HeadCollector;
  /** In a browser: called after each screen has mounted. */
  onScreenMounted?: () => void;
}

const AppContext = createContext<AppContextValue | null>(null);

export function AppContextProvider({ value, children }: { value: AppContextValue; children: ReactNode }) {
  return <AppContext value={value}>{children}</AppContext>;
}

export function useAppContext(): AppContextValue {
  const context = use(AppContext);
  if (!context) throw new Error('useAppContext must be used inside AppContextProvider');
  return context;
}

export function useApi(): ApiClient {
  return useAppContext().api;
}
