import { type NavigateOptions, useSearchParams } from 'react-router-dom';

type Change = (current: URLSearchParams) => URLSearchParams | Record<string, string>;
type ChangeSearchParams = (change: Change, options?: NavigateOptions) => void;

/**
 * As `useSearchParams`, but a change begins with the URL of the window: the router renders a choice a moment after the URL has
 * it, and the next choice must not undo it. A change to what the URL says already adds nothing to the history.
 */
export function useCurrentSearchParams(): [searchParams: URLSearchParams, changeSearchParams: ChangeSearchParams] {
  const [searchParams, setSearchParams] = useSearchParams();
  const changeSearchParams: ChangeSearchParams = (change, options) => {
    const current = new URLSearchParams(globalThis.location.search);
    const next = new URLSearchParams(change(new URLSearchParams(current)));
    if (next.toString() !== current.toString()) setSearchParams(next, options);
  };
  return [searchParams, changeSearchParams];
}
