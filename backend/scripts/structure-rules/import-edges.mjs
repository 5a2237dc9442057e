import { posix } from 'node:path';
import { MODULE_EDGES } from '../module-edges.mjs';

const MODULES = 'backend/src/modules/';
const FRONT_ENDS = /^(?:storefront|admin-shell|admin-remotes)\/.*\.tsx?$/;
const TESTS = /\.spec\.tsx?$|\/(?:test|testing|component-testing|browser-testing|e2e)\//;
/** Libraries that only tests may load. */
const TEST_PACKAGE = /^@shop\/(?:component-testing|browser-testing|admin-kit\/testing)(?:\/|$)/;

/** The module that a file belongs to or an import names, for example 'orders'. */
const moduleOf = (path) => (path.startsWith(MODULES) ? path.slice(MODULES.length).split('/')[0] : undefined);

function usedEdges(repository) {
  const used = new Set();
  for (const file of repository.files) {
    const from = moduleOf(file);
    if (from === undefined || !file.endsWith('.ts') || file.endsWith('.spec.ts')) continue;
    for (const { moduleRequest } of repository.parse(file).imports) {
      const to = moduleOf(posix.join(posix.dirname(file), moduleRequest.value));
      if (to !== undefined && to !== from) used.add(`${from} -> ${to}`);
    }
  }
  return used;
}

/** Checks that some import uses each edge of MODULE_EDGES, so that the diagram of the modules shows nothing that is not there. */
export function unusedEdgeViolations(repository, edges = MODULE_EDGES) {
  const used = usedEdges(repository);
  return Object.entries(edges)
    .flatMap(([from, targets]) => targets.map((to) => `${from} -> ${to}`))
    .filter((edge) => !used.has(edge))
    .map((edge) => `${edge}: no import uses this edge of module-edges.mjs: remove it`);
}

/** Checks that only tests import the packages for tests. dependency-cruiser reads no `.tsx`. */
export function testPackageViolations(repository) {
  return repository.files
    .filter((file) => FRONT_ENDS.test(file) && !TESTS.test(file))
    .flatMap((file) =>
      repository
        .parse(file)
        .imports.filter(({ moduleRequest }) => TEST_PACKAGE.test(moduleRequest.value))
        .map(({ start, moduleRequest }) => `${repository.at(file, start)}: only tests import ${moduleRequest.value}`),
    );
}
