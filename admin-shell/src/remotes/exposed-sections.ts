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

/** The sections in what a remote exposes, or an error that says what is wrong with it. */
export function exposedSections(remote: string, exposed: unknown): AdminSection[] {
  const list: unknown = typeof exposed === 'object' && exposed !== null && 'default' in exposed ? exposed.default : undefined;
  if (!Array.isArray(list) || !list.every(isSection)) throw new Error(`The remote "${remote}" exposes no list of sections`);
  return list;
}
