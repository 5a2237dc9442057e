import type { MediaCounts, MediaFilter } from '@shop/contract';

export type MediaKind = 'all' | 'image' | 'video';

export interface MediaCriteria {
  filter: MediaFilter;
  kind: MediaKind;
}

const FILTER_LABELS: Record<MediaFilter, string> = {
  all: 'All',
  failed: 'Problems',
  processing: 'Being prepared',
  unused: 'Unused',
};

const FILTERS = Object.keys(FILTER_LABELS) as MediaFilter[];
const KINDS: readonly MediaKind[] = ['all', 'image', 'video'];

export const KIND_OPTIONS = [
  { value: 'all', label: 'Images and videos' },
  { value: 'image', label: 'Images' },
  { value: 'video', label: 'Videos' },
] satisfies { value: MediaKind; label: string }[];

/** The criteria in the query string, so that a link, Reload and Back keep them. */
export function readCriteria(search: URLSearchParams): MediaCriteria {
  const [filter, kind] = [search.get('filter'), search.get('kind')];
  return {
    filter: FILTERS.find((one) => one === filter) ?? 'all',
    kind: KINDS.find((one) => one === kind) ?? 'all',
  };
}

/** The filters with the number of files of each. */
export function filterOptions(counts: MediaCounts | undefined): { value: MediaFilter; label: string }[] {
  return FILTERS.map((value) => ({
    value,
    label: counts ? `${FILTER_LABELS[value]} (${counts[value]})` : FILTER_LABELS[value],
  }));
}
