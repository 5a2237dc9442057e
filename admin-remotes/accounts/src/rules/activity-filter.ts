import type { ShopTime } from '@shop/admin-kit';
import type { ActivityEntity } from '@shop/contract';

/** The filter of the activity list, as in the URL. An empty string means no restriction. */
export interface ActivityFilter {
  person: string;
  entity: ActivityEntity | '';
  /** Sign-ins are left out unless they are asked for. */
  signIns: 'shown' | '';
  /** One object of the kind, for example a product. */
  id: string;
  /** YYYY-MM-DD */
  from: string;
  to: string;
}

const FILTER_FIELDS = ['person', 'entity', 'signIns', 'id', 'from', 'to'] as const;

/** Reads the filter from the URL. Values are passed on unchecked: the server validates them. */
export const parseActivityFilter = (params: URLSearchParams): ActivityFilter =>
  Object.fromEntries(FILTER_FIELDS.map((field) => [field, params.get(field) ?? ''])) as unknown as ActivityFilter;

/** The query of a filter; what is not set is left out. */
export const activitySearch = (filter: ActivityFilter): URLSearchParams =>
  new URLSearchParams(FILTER_FIELDS.filter((field) => filter[field] !== '').map((field) => [field, filter[field]]));

export const hasFilters = (filter: ActivityFilter): boolean => FILTER_FIELDS.some((field) => filter[field] !== '');

const DAY_MS = 86_400_000;

/** The start of the next calendar day; undefined for a text that is no day. */
function endOfDay(day: string, { startOfDay }: ShopTime): Date | undefined {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(midnight) ? undefined : startOfDay(new Date(midnight + DAY_MS).toISOString().slice(0, 10));
}

interface ActivityQuery {
  person?: string;
  entity?: ActivityEntity;
  signIns?: 'hidden';
  entityId?: string;
  from?: string;
  to?: string;
}

/** The query parameters of the request, without empty ones. Days are those of the shop; the last one counts until its end. */
export function toQuery(
  { person, entity, signIns, id, from, to }: ActivityFilter,
  time: ShopTime,
): ActivityQuery & Record<string, string> {
  const [begin, end] = [time.startOfDay(from), endOfDay(to, time)];
  const hidden = entity === '' && signIns !== 'shown';
  const query = {
    person,
    entity,
    signIns: hidden ? 'hidden' : '',
    entityId: id,
    from: begin?.toISOString(),
    to: end?.toISOString(),
  };
  return Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
