import type { ApiClient } from '@shop/contract';
import { createContext, use, type ReactNode } from 'react';
import type { HeadCollector } from './head/head.ts';

/** What differs between the server and a browser; everything below the providers is the same code on both. */
export interface AppContextValue {
  api: ApiClient;
  /** For example https://shop.example, without a slash at the end. */
  origin: string;
  /** On the server, where a screen leaves its head and status during the render; absent in a browser. */
  headCollector?: HeadCollector;
  /** In a browser, told after each screen has come to life. */
  onScreen?: () => void;
}

const Runtime = createContext<AppContextValue | null>(null);

export function AppContextProvider({ value, children }: { value: AppContextValue; children: ReactNode }) {
  return <Runtime value={value}>{children}</Runtime>;
}

export function useAppContext(): AppContextValue {
  const runtime = use(Runtime);
  if (!runtime) throw new Error('useAppContext outside of AppContextProvider');
  return runtime;
}

export function useApi(): ApiClient {
  return useAppContext().api;
}
