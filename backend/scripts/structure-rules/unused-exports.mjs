import { exportsOf, importsOf } from '../source-code/imports.mjs';
import { Resolver } from '../source-code/resolve.mjs';

const CODE = /\.(ts|tsx|mjs|cjs)$/;
const isTest = (file) => /\.(spec|e2e)\.tsx?$|\/(test|e2e|browser-testing)\//.test(file);
const isIndex = (file) => /\/index\.tsx?$/.test(file);

/** Files whose exports are used by a program: [pattern, reason]. */
const EXCEPTIONS = [
  [/\.config\.(ts|mjs)$/, 'configuration of a tool'],
  [/\.d\.ts$/, 'declarations'],
  [/^backend\/(test\/support\/typescript\/loader|demo\/draw\/run)\.mjs$/, 'hooks of the module loader of Node'],
  [/^backend\/contract\/[^/]+\.ts$/, 'the contract describes the whole API'],
  [/^backend\/src\/migrations\//, 'TypeORM loads migrations by their files'],
  [/\/page-address\.ts$/, 'the backend imports the built bundle'],
  [/^admin-shell\/shared-exports\.ts$/, 'the names that the shell shares with its remotes at run time'],
  [/^backend\/(src\/config|src\/platform\/database\/define-query)\.ts$/, 'their specs compare every setting and every query'],
  [/^admin-remotes\/[^/]+\/src\/section\.tsx$/, 'the shell loads the section of a remote at run time'],
];

/** The users of each name of each file: file -> name -> set of importing files. "*" stands for every name. */
function usersOf(repository, files) {
  const resolver = new Resolver(repository);
  const users = new Map();
  const reexports = [];
  const add = (file, name, user) => {
    if (!users.has(file)) users.set(file, new Map());
    const names = users.get(file);
    if (!names.has(name)) names.set(name, new Set());
    names.get(name).add(user);
  };
  for (const file of files) {
    for (const { specifier, names, all, reexport } of importsOf(repository, file)) {
      const to = resolver.resolve(file, specifier);
      if (!to) continue;
      for (const { name, alias } of names) {
        add(to, name, file);
        if (reexport) reexports.push({ file, name: alias });
      }
      if (all) add(to, '*', file);
    }
  }
  return { users, reexports };
}

/** A test counts as a user of test support, of a package's or module's index, and of a name that its own file uses too. */
function isUsed(repository, file, name, users) {
  const importers = [...(users.get(file)?.get(name) ?? []), ...(users.get(file)?.get('*') ?? [])];
  if (importers.some((importer) => !isTest(importer))) return true;
  if (importers.length === 0) return false;
  if (isTest(file) || isIndex(file)) return true;
  const uses = repository.scan(file).code.match(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, 'g')) ?? [];
  return uses.length > 1;
}

/** Finds exported names that no other file imports, and names that an index.ts re-exports for nobody. */
export function unusedExportViolations(repository) {
  const files = repository.files.filter((file) => CODE.test(file));
  const { users, reexports } = usersOf(repository, files);
  const checked = files.filter((file) => !EXCEPTIONS.some(([pattern]) => pattern.test(file)));
  const declared = checked.flatMap((file) => exportsOf(repository, file).map((name) => ({ file, name })));
  return [...declared, ...reexports.filter(({ file }) => checked.includes(file))]
    .filter(({ file, name }) => !isUsed(repository, file, name, users))
    .map(({ file, name }) => `${file}: nothing imports the export ${name}`);
}
