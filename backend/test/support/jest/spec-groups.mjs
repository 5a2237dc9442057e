import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const BACKEND = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../../../.cache/spec-groups/', import.meta.url));
const MAX_FILES_PER_GROUP = 20;
/** The specs of embedded-postgres start servers, those of chaos and faults mostly wait. */
const GROUPED_ELSEWHERE = /\/test\/([^/]+|attack\/[^/]+|(deploy|release|rules)\/.*)\.spec\.ts$/;
/** They read what the whole process has registered, or mostly wait for other processes. */
const ALONE = /\/(defined-queries|schema-drift|start-errors)\.spec\.ts$|\.full\.spec\.ts$/;

function specsBelow(root) {
  const isGrouped = root === 'src' ? /\.spec\.ts$/ : GROUPED_ELSEWHERE;
  return readdirSync(join(BACKEND, root), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => isGrouped.test(file) && !ALONE.test(file));
}

function sourceOf(files) {
  const blocks = files.map((file) => {
    const [title, path] = [relative(BACKEND, file), file].map((text) => JSON.stringify(text));
    return `describe(${title}, () => {\n  require(${path});\n});\n`;
  });
  return blocks.join('');
}

/**
 * Writes spec files that each run several specs. Jest loads all modules again for every file, which
 * costs more than most of these specs; the specs of a group share the modules, and each still opens its own shop on its own
 * database. `isAlone` names the files that stay alone. Returns the folder of the groups and the patterns of the grouped files.
 */
export function writeSpecGroups(roots, isAlone) {
  const specs = roots.flatMap(specsBelow).filter((file) => !isAlone(file));
  specs.sort((one, other) => one.localeCompare(other));
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const size = Math.ceil(specs.length / Math.ceil(specs.length / MAX_FILES_PER_GROUP));
  for (let start = 0; start < specs.length; start += size) {
    const number = String(start / size + 1).padStart(2, '0');
    writeFileSync(join(FOLDER, `group-${number}.spec.js`), sourceOf(specs.slice(start, start + size)));
  }
  const grouped = specs.map((file) => `${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
  return { folder: FOLDER, grouped };
}
