import { Visitor } from 'oxc-parser';
import { isBackendSource } from './backend-source.mjs';

const SQL = /\b(select|insert\s+into|update|delete\s+from|join|from|where|set|values|returning|truncate|lock\s+table)\b/gi;
const TABLES =
  /\b(?:from|join|into|update|table|truncate|using)\s+(?:only\s+|lateral\s+)?([a-z_][\w]*(?:\s+(?:as\s+)?[a-z]\w*)?(?:\s*,\s*[a-z_]\w*(?:\s+(?:as\s+)?[a-z]\w*)?)*)/gi;
const ENTITY = /@Entity\(\s*(?:\{\s*name:\s*)?['"](\w+)/g;
const REPOSITORY = /\b(?:getRepository|InjectRepository|createQueryBuilder)\(\s*([A-Z]\w*)/g;
/** Modules are imported by their index only; see .dependency-cruiser.mjs. */
const MODULE_INDEX = /(?:#modules|\.\.)\/([\w-]+)\/index\.js$/;

/** Files that may name every table: [pattern, reason]. */
const EXCEPTIONS = [
  [/^backend\/src\/database-functions\//, 'a trigger of one table reads and writes tables of other modules'],
  [/^backend\/src\/launcher\/seed-demo-shop\.ts$/, 'fills the empty tables of a demo shop in one transaction'],
  [/^backend\/src\/migrations\//, 'a migration changes the tables of all modules'],
];

/** The owner of a file: its module, or the first folder below backend/src. */
const ownerOf = (file) =>
  /^backend\/src\/modules\/([^/]+)\//.exec(file)?.[1] ?? /^backend\/src\/([^/]+)\//.exec(file)?.[1] ?? 'backend';

/** table -> owner, from the entities. */
function ownersOf(repository, files) {
  const entities = files.filter((name) => name.endsWith('.entity.ts'));
  return new Map(
    entities.flatMap((file) => [...repository.read(file).matchAll(ENTITY)].map(([, table]) => [table, ownerOf(file)])),
  );
}

/** The strings of a file; a template literal is one string, and its expressions are `${}`. */
function stringsOf({ program }) {
  const strings = [];
  new Visitor({
    Literal: ({ start, value }) => typeof value === 'string' && strings.push({ start, text: value }),
    TemplateLiteral: ({ start, quasis }) => strings.push({ start, text: quasis.map(({ value }) => value.raw).join('${}') }),
  }).visit(program);
  return strings;
}

/** The table names in a SQL text; words that are not tables are sorted out by the caller. */
function tablesIn(sql) {
  if ((sql.match(SQL) ?? []).length < 2) return [];
  return [...sql.replaceAll('${}', '_').matchAll(TABLES)].flatMap(([, list]) =>
    list.split(',').map((part) => part.trim().split(/\s+/)[0].toLowerCase()),
  );
}

function sqlViolations(repository, file, owners) {
  return stringsOf(repository.parse(file)).flatMap(({ start, text }) =>
    [...new Set(tablesIn(text))]
      .filter((table) => owners.has(table) && owners.get(table) !== ownerOf(file))
      .map((table) => `${repository.at(file, start)}: SQL names the table ${table} of ${owners.get(table)}`),
  );
}

/** Repositories of entities that were imported from another module. */
function repositoryViolations(repository, file) {
  const text = repository.read(file);
  const used = [...text.matchAll(REPOSITORY)];
  if (used.length === 0) return [];
  const foreign = new Map();
  for (const { moduleRequest, entries } of repository.parse(file).imports) {
    const owner = MODULE_INDEX.exec(moduleRequest.value)?.[1];
    if (owner && owner !== ownerOf(file)) for (const { localName } of entries) foreign.set(localName.value, owner);
  }
  return used
    .filter(([, entity]) => foreign.has(entity))
    .map(({ index, 1: entity }) => `${repository.at(file, index)}: uses the repository of ${entity} of ${foreign.get(entity)}`);
}

/**
 * Checks that only the owner of a table names it in SQL or uses its repository. The owner is the module whose entity declares
 * the table. Others call the owner, or import a SQL fragment that the owner exports.
 */
export function tableOwnerViolations(repository) {
  const files = repository.files.filter(isBackendSource);
  const owners = ownersOf(repository, files);
  return files
    .filter((file) => !EXCEPTIONS.some(([pattern]) => pattern.test(file)))
    .flatMap((file) => [...sqlViolations(repository, file, owners), ...repositoryViolations(repository, file)]);
}
