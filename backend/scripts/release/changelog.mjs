// What `npm run release` does to CHANGELOG.md.

const UNRELEASED = '## Unreleased\n';
const FIRST_HEADING = '### Upgrade notes\n';
const SECTION = /^## (\d+\.\d+\.\d+) - /m;

const partsOf = (version) => version.split('.').map(Number);

/** Whether a version comes after another one. */
function isAfter(version, other) {
  const [parts, others] = [partsOf(version), partsOf(other)];
  const different = parts.findIndex((part, n) => part !== others[n]);
  return different !== -1 && parts[different] > others[different];
}

/** What has changed since the last release, without its heading. */
export function unreleasedNotes(changelog) {
  const start = changelog.indexOf(UNRELEASED);
  if (start === -1) throw new Error('CHANGELOG.md has no section "Unreleased"');
  const rest = changelog.slice(start + UNRELEASED.length);
  const end = rest.search(SECTION);
  return (end === -1 ? rest : rest.slice(0, end)).trim();
}

/**
 * Makes "Unreleased" the section of a version, below a new empty one: the new text of the changelog and the notes of the release.
 * Throws when the version is none or not after the last one, when nothing has changed, or when its notes for operators do not come first.
 */
export function closeUnreleased(changelog, version, day) {
  if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) throw new Error('Name the version: npm run release -- 1.2.3');
  const last = SECTION.exec(changelog)?.[1];
  if (last !== undefined && !isAfter(version, last)) throw new Error(`${version} does not come after ${last}`);
  const notes = unreleasedNotes(changelog);
  if (notes === '') throw new Error('CHANGELOG.md names no change since the last release');
  if (!notes.startsWith(FIRST_HEADING))
    throw new Error(
      '"### Upgrade notes" comes first in CHANGELOG.md: what an operator does before and after, and whether releases may run side by side',
    );
  return { text: changelog.replace(UNRELEASED, `${UNRELEASED}\n## ${version} - ${day}\n`), notes };
}
