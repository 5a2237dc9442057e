import { dirname, join, normalize } from 'node:path';

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.mjs', '/index.ts', '/index.tsx'];
const CONDITIONS = ['types', 'import', 'node', 'default'];

/** The path for the condition of sources: packages map "types" to the TypeScript file and "default" to the built one. */
function target(value) {
  if (typeof value === 'string') return value;
  const condition = CONDITIONS.find((name) => value?.[name] !== undefined);
  return condition ? target(value[condition]) : undefined;
}

/** The path that an "imports" or "exports" map gives for `key`, with "*" patterns; undefined when it has none. */
function lookUp(map, key) {
  if (map[key] !== undefined) return target(map[key]);
  for (const [pattern, value] of Object.entries(map)) {
    const [start, end] = pattern.split('*');
    if (end === undefined || !key.startsWith(start) || !key.endsWith(end)) continue;
    return target(value)?.replace('*', key.slice(start.length, key.length - end.length));
  }
  return undefined;
}

/** "@scope/name/sub" -> "@scope/name"; "name/sub" -> "name". */
export const packageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The workspace packages, by folder ("" is the root). */
export function packagesOf(repository) {
  const files = repository.files.filter((file) => /(^|\/)package\.json$/.test(file));
  return files.map((file) => ({ folder: file.replace(/\/?package\.json$/, ''), ...repository.json(file) }));
}

/** Resolves the imports of a repository's files to its files, as TypeScript does. */
export class Resolver {
  #repository;
  #packages;

  constructor(repository) {
    this.#repository = repository;
    this.#packages = packagesOf(repository).toSorted((a, b) => b.folder.length - a.folder.length);
  }

  /** The package that a file belongs to. */
  packageOf(file) {
    return this.#packages.find(({ folder }) => folder === '' || file.startsWith(`${folder}/`));
  }

  /** The imported file; undefined for npm packages and Node's own modules, null when the file does not exist. */
  resolve(from, specifier) {
    const path = specifier.split('?')[0];
    if (path.startsWith('.')) return this.#find(normalize(join(dirname(from), path)));
    if (path.startsWith('#')) {
      const owner = this.packageOf(from);
      const mapped = owner?.imports && lookUp(owner.imports, path);
      return mapped ? this.#find(join(owner.folder, mapped)) : null;
    }
    const imported = this.#packages.find(({ name }) => name === packageName(path));
    if (!imported?.exports) return imported ? null : undefined;
    const { exports } = imported;
    const isMap = typeof exports === 'object' && Object.keys(exports).some((key) => key.startsWith('.'));
    const mapped = lookUp(isMap ? exports : { '.': exports }, `.${path.slice(imported.name.length)}`);
    return mapped ? this.#find(join(imported.folder, mapped)) : null;
  }

  #find(base) {
    const sources = ['.ts', '.tsx', '.d.ts'].map((ending) => base.replace(/\.js$/, ending));
    return [...sources, ...ENDINGS.map((ending) => base + ending)].find((file) => this.#repository.has(file)) ?? null;
  }
}
