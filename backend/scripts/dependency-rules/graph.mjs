import { importsOf } from '../source-code/imports.mjs';
import { packageName, Resolver } from '../source-code/resolve.mjs';
import { cyclesOf } from './cycles.mjs';
import { importViolation, MODULE_EDGES, moduleOf, packageViolation } from './rules.mjs';

const SOURCE =
  /^(backend\/(src|contract|demo|embedded-postgres)|storefront\/src|admin-shell\/(src|kit\/src)|admin-remotes\/[^/]+\/src)\/.*\.tsx?$/;
const isSource = (file) => SOURCE.test(file) && !/\.spec\.tsx?$|\.d\.ts$/.test(file);
/** TypeORM entities refer to each other in both directions. */
const isEntity = (file) => file.endsWith('.entity.ts');

/** Every import of the source files: { from, specifier, to, typeOnly }, `to` as Resolver.resolve returns it. */
function edgesOf(repository) {
  const resolver = new Resolver(repository);
  return repository.files.filter(isSource).flatMap((from) =>
    importsOf(repository, from).map(({ specifier, typeOnly }) => ({
      from,
      specifier,
      typeOnly,
      to: resolver.resolve(from, specifier),
    })),
  );
}

function importViolations(edges) {
  return edges.flatMap(({ from, specifier, to }) => {
    const missing = to === null && !/\.(css|json|svg|html|woff2|d\.ts)$/.test(specifier.split('?')[0]);
    const reason = missing
      ? 'no such file'
      : to === undefined
        ? packageViolation(from, packageName(specifier))
        : to && importViolation(from, to);
    return reason ? [`${from} imports ${specifier}: ${reason}`] : [];
  });
}

/** Adds the edge `from` -> `to` to a graph: node -> set of nodes. */
function connect(graph, from, to) {
  if (!graph.has(from)) graph.set(from, new Set());
  if (from !== to) graph.get(from).add(to);
}

function cycleViolations(edges) {
  const files = new Map();
  const modules = new Map();
  for (const { from, to, typeOnly } of edges) {
    if (!to) continue;
    if (!typeOnly) connect(files, from, to);
    if (moduleOf(from) && moduleOf(to)) connect(modules, moduleOf(from), moduleOf(to));
  }
  return [
    ...cyclesOf(modules).map((cycle) => `cycle of modules: ${cycle.join(', ')}`),
    ...cyclesOf(files)
      .filter((cycle) => !cycle.every(isEntity))
      .map((cycle) => `cycle of imports: ${cycle.join(', ')}`),
  ];
}

/** Edges of MODULE_EDGES that no import uses. Modules without files are left out. */
function unusedEdges(edges) {
  const used = new Set(edges.map(({ from, to }) => to && `${moduleOf(from)} ${moduleOf(to)}`));
  const present = new Set(edges.map(({ from }) => moduleOf(from)));
  return Object.entries(MODULE_EDGES)
    .filter(([source]) => present.has(source))
    .flatMap(([source, targets]) =>
      targets
        .filter((target) => !used.has(`${source} ${target}`))
        .map((target) => `rules.mjs: ${source} imports nothing from ${target}: remove the edge`),
    );
}

/** All violations of the dependency rules in a repository, one line each. */
export function dependencyViolations(repository) {
  const edges = edgesOf(repository);
  return [...importViolations(edges), ...cycleViolations(edges), ...unusedEdges(edges)];
}
