// `node backend/scripts/release/release-packages.mjs --delete` deletes from node_modules what the built programs do not load, for an installed
// release: most packages are inside of the bundles. What stays is about a fifth of what `npm prune --omit=dev` leaves.
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const modules = join(root, 'node_modules');
const programs = join(root, 'backend/dist/programs');
/** Processes of their own, which are started from their modules and not from a bundle. */
const CHILD = /-child\.js$/;
/** Imported, required, or only looked for on the disk; in the code of a bundle, where a package lies is written out. */
const SPECIFIER =
  /(?:from|import\(|require\(|require\.resolve\()\s*["']((?:@[\w.-]+\/)?[\w.-]+)[\w./-]*["']|node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\/[\w./-]*["']/g;

const filesBelow = (folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
const children = filesBelow(join(root, 'backend/dist')).filter((file) => CHILD.test(file));
const bundles = filesBelow(programs).filter((file) => file.endsWith('.js'));

/** The modules that a child loads by relative paths, itself included. */
function ownModules(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/from ['"](\.[^'"]+)['"]/g))
    ownModules(join(dirname(file), path), seen);
  return seen;
}

function namesIn(file) {
  const names = [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map(([, imported, found]) => imported ?? found);
  return names.filter((name) => !builtinModules.includes(name));
}

/** The folder from which the package at `from` gets `name`; undefined for an optional one that is not installed. */
function resolve(from, name) {
  for (let folder = from; folder.startsWith(root.slice(0, -1)); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
  }
  return undefined;
}

/** The packages that the programs load, with all that these need. */
export function loadedPackages() {
  const kept = new Set();
  const keep = (from, name) => {
    const folder = resolve(from, name);
    if (folder === undefined || kept.has(folder)) return;
    kept.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) keep(realpathSync(folder), needed);
  };
  for (const file of [...bundles, ...children.flatMap((child) => [...ownModules(child)])])
    for (const name of namesIn(file)) keep(join(root, 'backend'), name);
  return [...kept].map((folder) => relative(root, folder)).toSorted();
}

if (process.argv.includes('--delete')) {
  const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8'));
  const kept = loadedPackages();
  const isNeeded = (path) => kept.some((folder) => folder === path || folder.startsWith(`${path}/`));
  for (const path of Object.keys(packages)) {
    if (path.includes('node_modules/') && !isNeeded(path)) rmSync(join(root, path), { recursive: true, force: true });
  }
  rmSync(join(modules, '.bin'), { recursive: true, force: true });
}
