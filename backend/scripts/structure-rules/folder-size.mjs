import { dirname } from 'node:path';

const MAX_FILES = 30;

/** Exceptions: folder -> reason. */
const EXCEPTIONS = {
  'backend/demo/masters': 'image files, found by name',
  'docs/decisions': 'one numbered file per decision, with an index',
  'backend/src/migrations': 'one numbered file per migration',
};

/** Checks that no folder has more than MAX_FILES files of its own. */
export function folderSizeViolations(repository) {
  const counts = new Map();
  for (const file of repository.files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MAX_FILES && !(folder in EXCEPTIONS))
    .map(([folder, count]) => `${folder}: ${count} files, at most ${MAX_FILES}: group them in sub-folders by idea`);
}
