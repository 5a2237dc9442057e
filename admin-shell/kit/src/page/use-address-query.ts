import { type NavigateOptions, useSearchParams } from 'react-router-dom';

type Change = (current: URLSearchParams) => URLSearchParams | Record<string, string>;

/**
 * The query of the address, and a way to change it. A change begins with the query of the window, because a choice that was made
 * a moment ago may not be rendered yet. The same query again adds nothing to the history.
 */
export function useAddressQuery(): [query: URLSearchParams, change: (change: Change, options?: NavigateOptions) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (changed: Change, options?: NavigateOptions): void => {
    const current = new URLSearchParams(globalThis.location.search);
    const next = new URLSearchParams(changed(new URLSearchParams(current)));
    if (next.toString() !== current.toString()) setQuery(next, options);
  };
  return [query, change];
}
