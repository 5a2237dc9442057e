interface LastListing {
  /** Path and query. */
  href: string;
  /** Key of its history entry. */
  key: string;
  historyIndex: number;
}

let last: LastListing | undefined;

/** React Router numbers the entries of the session's history. */
function historyIndex(): number {
  const state: unknown = window.history.state;
  const index: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : undefined;
  return typeof index === 'number' ? index : 0;
}

export function rememberListing(href: string, key: string): void {
  last = { href, key, historyIndex: historyIndex() };
}

export const lastListingHref = (): string | undefined => last?.href;

/** Whether Back leads to the last listing, which then appears as it was left. */
export const isListingBefore = (): boolean => last !== undefined && last.historyIndex === historyIndex() - 1;
