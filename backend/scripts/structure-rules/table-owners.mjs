import { importsOf } from '../source-code/imports.mjs';
import { Resolver } from '../source-code/resolve.mjs';
import { lineAt } from '../source-code/scan.mjs';

const SQL = /\b(select|insert\s+into|update|delete\s+from|join|from|where|set|values|returning|truncate|lock\s+table)\b/gi;
const TABLES =
  /\b(?:from|join|into|update|table|truncate|using)\s+(?:only\s+|lateral\s+)?([a-z_][\w]*(?:\s+(?:as\s+)?[a-z]\w*)?(?:\s*,\s*[a-z_]\w*(?:\s+(?:as\s+)?[a-z]\w*)?)*)/gi;
const ENTITY = /@Entity\(\s*(?:\{\s*name:\s*)?(?=['"])/g;
const REPOSITORY = /\b(?:getRepository|InjectRepository|createQueryBuilder)\(\s*([A-Z]\w*)/g;

/** Files that may name every table: [pattern, reason]. */
const EXCEPTIONS = [
  [/^backend\/src\/launcher\/seed-demo-shop\.ts$/, 'fills the empty tables of a demo shop in one transaction'],
  [/^backend\/src\/migrations\//, 'a migration changes the tables of all modules'],
];

const isSource = (file) => /^backend\/src\/.*\.ts$/.test(file) && !/\.(spec|d)\.ts$/.test(file);
/** The owner of a file: its module, or the first folder below backend/src. */
const ownerOf = (file) =>
  /^backend\/src\/modules\/([^/]+)\//.exec(file)?.[1] ?? /^backend\/src\/([^/]+)\//.exec(file)?.[1] ?? 'backend';

/** table -> owner, from the entities. */
function ownersOf(repository, files) {
  const owners = new Map();
  for (const file of files.filter((name) => name.endsWith('.entity.ts'))) {
    const { code, strings } = repository.scan(file);
    for (const match of code.matchAll(ENTITY)) {
      const table = strings.find(({ start }) => start === match.index + match[0].length)?.text;
      if (table) owners.set(table, ownerOf(file));
    }
  }
  return owners;
}

/** The table names in a SQL text; words that are not tables are sorted out by the caller. */
function tablesIn(sql) {
  if ((sql.match(SQL) ?? []).length < 2) return [];
  return [...sql.replaceAll('${}', '_').matchAll(TABLES)].flatMap(([, list]) =>
    list.split(',').map((part) => part.trim().split(/\s+/)[0].toLowerCase()),
  );
}

function sqlViolations(repository, file, owners) {
  const text = repository.read(file);
  return repository
    .scan(file)
    .strings.flatMap(({ start, text: literal }) =>
      [...new Set(tablesIn(literal))]
        .filter((table) => owners.has(table) && owners.get(table) !== ownerOf(file))
        .map((table) => `${file}:${lineAt(text, start)}: SQL names the table ${table} of ${owners.get(table)}`),
    );
}

/** Repositories of entities that were imported from another module. */
function repositoryViolations(repository, file) {
  const { code } = repository.scan(file);
  const resolver = new Resolver(repository);
  const foreign = new Map();
  for (const { specifier, names } of importsOf(repository, file)) {
    const imported = resolver.resolve(file, specifier);
    const owner = imported?.startsWith('backend/src/') ? ownerOf(imported) : undefined;
    if (owner && owner !== ownerOf(file)) for (const { alias } of names) foreign.set(alias, owner);
  }
  return [...code.matchAll(REPOSITORY)]
    .filter(([, entity]) => foreign.has(entity))
    .map(({ index, 1: entity }) => `${file}:${lineAt(code, index)}: uses the repository of ${entity} of ${foreign.get(entity)}`);
}

/**
 * Checks that only the owner of a table names it in SQL or uses its repository. The owner is the module whose entity declares
 * the table. Others call the owner, or import a SQL fragment that the owner exports.
 */
export function tableOwnerViolations(repository) {
  const files = repository.files.filter(isSource);
  const owners = ownersOf(repository, files);
  return files
    .filter((file) => !EXCEPTIONS.some(([pattern]) => pattern.test(file)))
    .flatMap((file) => [...sqlViolations(repository, file, owners), ...repositoryViolations(repository, file)]);
}
