import type { ActivityEntity } from '@shop/contract';

/** The filter of the activity list, as in the URL. An empty string means no restriction. */
export interface ActivityFilter {
  person: string;
  entity: ActivityEntity | '';
  /** One object of the kind, for example a product. */
  id: string;
  /** YYYY-MM-DD */
  from: string;
  to: string;
}

export const FILTER_FIELDS = ['person', 'entity', 'id', 'from', 'to'] as const;

/** Reads the filter from the URL. Values are passed on unchecked: the server validates them. */
export const parseActivityFilter = (params: URLSearchParams): ActivityFilter =>
  Object.fromEntries(FILTER_FIELDS.map((field) => [field, params.get(field) ?? ''])) as unknown as ActivityFilter;

export const hasFilters = (filter: ActivityFilter): boolean => FILTER_FIELDS.some((field) => filter[field] !== '');

/** The start of a day in the time zone of the browser, `later` days after `day`. Undefined for a text that is no day. */
function startOfDay(day: string, later: number): string | undefined {
  const date = new Date(`${day}T00:00`);
  if (Number.isNaN(date.getTime())) return undefined;
  date.setDate(date.getDate() + later);
  return date.toISOString();
}

interface ActivityQuery {
  person?: string;
  entity?: ActivityEntity;
  entityId?: string;
  from?: string;
  to?: string;
}

/** The query parameters of the request, without empty ones. The last day counts until its end. */
export function toQuery({ person, entity, id, from, to }: ActivityFilter): ActivityQuery & Record<string, string> {
  const query = { person, entity, entityId: id, from: startOfDay(from, 0), to: startOfDay(to, 1) };
  return Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
