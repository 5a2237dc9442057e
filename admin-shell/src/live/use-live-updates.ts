import { accountQuery, ANY_CHANGES, followChanges, publishChanges, useLiveChanges, useSession } from '@shop/admin-kit';
import type { LiveChanges } from '@shop/contract';
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isEditing } from './is-editing.ts';
import { isStaleCount, isStaleScreen, mergeChanges } from './stale-queries.ts';

const RETRY_INTERVAL_MS = 500;

/** Of this window, also by a dashboard that was left for another page. */
let wasConnected = false;

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const useIsVisible = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');

/**
 * Keeps a visible window up to date: one stream for all sections, closed while the window is hidden. A window that connects
 * again may have missed changes, also of its rights.
 */
export function useLiveUpdates(): void {
  const token = useSession()?.token;
  const isVisible = useIsVisible();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (token === undefined || !isVisible) return undefined;
    const closing = new AbortController();
    const onConnect = (missed: boolean): void => {
      if (missed || wasConnected) {
        void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
        publishChanges(ANY_CHANGES);
      }
      wasConnected = true;
    };
    void followChanges({ onConnect, onChanges: publishChanges }, closing.signal);
    return () => closing.abort();
  }, [token, isVisible, queryClient]);
  useFreshQueries(queryClient, isStaleCount, NEVER);
  useFreshQueries(queryClient, isStaleScreen, () => isEditing() || queryClient.isMutating() > 0);
}

const NEVER = (): boolean => false;

/** Reads changed queries again, but not while `isBlocked` says so, and not while they are being read. */
function useFreshQueries(queryClient: QueryClient, isStale: typeof isStaleScreen, isBlocked: () => boolean): void {
  const held = useRef<LiveChanges>(undefined);
  const refresh = (): void => {
    const changes = held.current;
    if (!changes) return;
    const predicate = ({ queryKey }: { queryKey: QueryKey }): boolean => isStale(changes, queryKey);
    if (isBlocked() || queryClient.isFetching({ predicate }) > 0) return;
    held.current = undefined;
    void queryClient.invalidateQueries({ predicate });
  };
  useLiveChanges((changes) => {
    held.current = held.current ? mergeChanges(held.current, changes) : changes;
    refresh();
  });
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    const interval = setInterval(() => latest.current(), RETRY_INTERVAL_MS);
    return () => clearInterval(interval);
  }, []);
}
