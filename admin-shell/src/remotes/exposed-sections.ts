import type { AdminSection } from '@shop/admin-kit';

function isSection(value: unknown): value is AdminSection {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'id' in value &&
    typeof value.id === 'string' &&
    'title' in value &&
    typeof value.title === 'string' &&
    'routes' in value &&
    Array.isArray(value.routes)
  );
}

/** The sections that a remote exposes; throws if its default export is not a list of sections. */
export function exposedSections(remote: string, exposed: unknown): AdminSection[] {
  const list: unknown = typeof exposed === 'object' && exposed !== null && 'default' in exposed ? exposed.default : undefined;
  if (!Array.isArray(list) || !list.every(isSection))
    throw new Error(`The remote "${remote}" must export a list of AdminSection as its default export`);
  return list;
}
