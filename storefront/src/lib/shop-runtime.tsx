import type { ApiClient } from '@shop/contract';
import { createContext, use, type ReactNode } from 'react';
import type { HeadSlot } from './head/head.ts';

/** What differs between the server and a browser; everything below the providers is the same code on both. */
export interface ShopRuntime {
  api: ApiClient;
  /** For example https://shop.example, without a slash at the end. */
  origin: string;
  /** On the server, where a screen leaves its head and status during the render; absent in a browser. */
  headSlot?: HeadSlot;
  /** In a browser, told after each screen has come to life. */
  onScreen?: () => void;
}

const Runtime = createContext<ShopRuntime | null>(null);

export function ShopRuntimeProvider({ value, children }: { value: ShopRuntime; children: ReactNode }) {
  return <Runtime value={value}>{children}</Runtime>;
}

export function useShopRuntime(): ShopRuntime {
  const runtime = use(Runtime);
  if (!runtime) throw new Error('useShopRuntime outside of ShopRuntimeProvider');
  return runtime;
}

export function useApi(): ApiClient {
  return useShopRuntime().api;
}
