import type { InboxMessage } from '@shop/contract';

const VIEWS = ['all', 'new', 'open', 'answered', 'archive'] as const;
export type MessagesView = (typeof VIEWS)[number];

/** What the list shows, as in the address. */
export interface MessageFilter {
  /** In name, email or text. */
  search: string;
  view: MessagesView;
}

/** Reads the filter from the address; an unknown view counts as not set. */
export function parseMessageFilter(params: URLSearchParams): MessageFilter {
  return { search: params.get('search') ?? '', view: VIEWS.find((view) => view === params.get('view')) ?? 'all' };
}

/** The address of a filter; what is not set is left out. */
export function messageSearch({ search, view }: MessageFilter): URLSearchParams {
  const entries = { search: search.trim(), view: view === 'all' ? '' : view };
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''));
}

/** The folder that the server reads; undefined for the inbox. */
export const folderOf = ({ view }: MessageFilter): 'archive' | undefined => (view === 'archive' ? view : undefined);

export const isFiltered = ({ search, view }: MessageFilter): boolean => search !== '' || view !== 'all';

/** The inbox is loaded as a whole, so that a message whose state changes stays where it is until it is closed. */
export const isInView = ({ view }: MessageFilter, state: InboxMessage['state']): boolean =>
  view === 'all' || view === 'archive' || view === state;
