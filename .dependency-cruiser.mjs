// Which file of the backend may import which; types count. Those of the front ends are in .oxlintrc.json.
import { FOR_ALL, MODULE_EDGES } from './backend/scripts/module-edges.mjs';

const MODULES = '^backend/src/modules/';
const ENTITIES_AND_RULES = '(\\.(entity|decorator)|-(status|totals|methods|rules))\\.ts$';
const ENTRY_POINTS = '\\.(controller|listeners|jobs|module)\\.ts$';
const WIRING = '(\\.module|/index)\\.ts$';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const moduleRules = Object.entries(MODULE_EDGES).map(([name, edges]) =>
  rule(
    `module-${name}`,
    `Call an owner that ${name} may import, or publish an event.`,
    { path: `${MODULES}${name}/` },
    { path: MODULES, pathNot: `${MODULES}(${[name, ...FOR_ALL, ...edges].join('|')})/` },
  ),
);

/** The packages of the backend that import nothing of the shop. */
const packageRules = ['contract', 'demo', 'embedded-postgres'].map((name) =>
  rule(
    `package-${name}`,
    `${name} imports no other package of the shop.`,
    { path: `^backend/${name}/` },
    { path: '^(backend|storefront|admin-shell|admin-remotes)/', pathNot: `^backend/${name}/` },
  ),
);

export default {
  forbidden: [
    rule('no-circular', 'Publish an event, or move what both need.', { pathNot: '\\.entity\\.ts$' }, { circular: true }),
    rule('not-to-unresolvable', 'No such file or package.', {}, { couldNotResolve: true }),
    rule(
      'platform-imports',
      'The platform imports the settings, the names of jobs and those of events.',
      { path: '^backend/src/platform/' },
      { path: '^backend/src/', pathNot: '^backend/src/(platform/|config/|(config|jobs|events)\\.ts$)' },
    ),
    rule(
      'platform-reaches-modules',
      'Modules use the platform: app.module.ts passes in what belongs to modules.',
      { path: '^backend/src/platform/' },
      { path: MODULES, reachable: true },
    ),
    rule(
      'module-index',
      'Import a module through its index.ts.',
      { path: `${MODULES}([^/]+)/` },
      { path: `${MODULES}[^/]+/(?!index\\.ts$)`, pathNot: `${MODULES}$1/` },
    ),
    rule(
      'module-index-from-programs',
      'Import a module through its index.ts.',
      { path: '^backend/src/', pathNot: MODULES },
      { path: `${MODULES}[^/]+/(?!index\\.ts$)` },
    ),
    rule(
      'entities-and-rules',
      'Entities and rules import neither use cases nor controllers nor jobs.',
      { path: `${MODULES}([^/]+)/.*${ENTITIES_AND_RULES}` },
      { path: `${MODULES}$1/`, pathNot: ENTITIES_AND_RULES },
    ),
    rule(
      'use-cases',
      'Use cases import neither controllers nor jobs.',
      { path: `${MODULES}([^/]+)/`, pathNot: [ENTRY_POINTS, WIRING] },
      { path: `${MODULES}$1/.*${ENTRY_POINTS}` },
    ),
    rule(
      'contract-alone',
      'Browsers load the contract: it has no dependencies.',
      { path: '^backend/contract/' },
      { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'core'] },
    ),
    rule(
      'backend-imports',
      'The backend does not import front ends.',
      { path: '^backend/' },
      { path: '^(storefront|admin-shell|admin-remotes)/' },
    ),
    ...moduleRules,
    ...packageRules,
  ],
  options: {
    // TypeScript 7 has no API that dependency-cruiser could call; swc keeps the imports of types.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.spec\\.ts$|\\.d\\.ts$|/dist/|^backend/demo/draw/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
      extensions: ['.ts', '.d.ts', '.mjs', '.js', '.json'],
    },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
};
