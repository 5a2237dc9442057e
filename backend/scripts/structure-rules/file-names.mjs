import { basename, dirname } from 'node:path';
import { isBackendSource } from './backend-source.mjs';

/** The suffixes of `<name>.<suffix>.ts`; readers and other rules find files by them. */
const SUFFIXES = new Set([
  'config',
  'controller',
  'decorator',
  'd',
  'defaults',
  'dto',
  'e2e',
  'entity',
  'errors',
  'guard',
  'jobs',
  'listeners',
  'module',
  'queries',
  'service',
  'spec',
  'sql',
  'strategy',
  'view',
]);
/** What a spec needs: the API of a whole shop, a database, generated input, the full tier. */
const SPEC_KINDS = new Set(['api', 'db', 'full', 'fuzz']);
/** Decorators whose class must be in a file with the suffix. */
const DECORATORS = [
  [/^@Controller\(/m, 'controller'],
  [/^@Entity\(/m, 'entity'],
  [/^@Module\(/m, 'module'],
];
const FORBIDDEN_FOLDERS = new Set(['common', 'helpers', 'misc', 'shared-utils', 'utils']);
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Exceptions: path -> reason. */
const EXCEPTIONS = {
  '.dependency-cruiser.mjs': 'the name that the tool looks for',
  'backend/src/platform/queue/recurring-jobs.ts': 'schedules the recurring jobs of all modules and handles none',
};

function nameViolation(file) {
  const [name, ...rest] = basename(file).split('.');
  const [suffix, kind] = rest.slice(0, -1).toReversed();
  if (!KEBAB_CASE.test(name) && !/^\d+-/.test(name)) return 'use a kebab-case name';
  if (rest.length > 3) return 'use at most two suffixes';
  if (suffix !== undefined && !SUFFIXES.has(suffix)) return `unknown suffix ".${suffix}"`;
  if (kind !== undefined && !(suffix === 'spec' && SPEC_KINDS.has(kind))) return `unknown suffix ".${kind}.${suffix}"`;
  const hyphen = /-(controller|dto|entity|errors|jobs|listeners|module|queries|service|view)$/.exec(name)?.[1];
  if (hyphen && suffix === undefined && file.startsWith('backend/src/'))
    return `end the name with ".${hyphen}" instead of "-${hyphen}"`;
  return undefined;
}

function decoratorViolation(repository, file) {
  if (!isBackendSource(file)) return undefined;
  const text = repository.read(file);
  const missing = DECORATORS.find(([decorator, suffix]) => decorator.test(text) && !file.endsWith(`.${suffix}.ts`));
  return missing && `a class with this decorator belongs in a ".${missing[1]}.ts" file`;
}

/** Checks the names of code files: kebab-case, known suffixes, the suffix of the decorator, no folder for leftovers. */
export function fileNameViolations(repository) {
  return repository.files
    .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !(file in EXCEPTIONS))
    .flatMap((file) => {
      const folder = dirname(file)
        .split('/')
        .find((part) => FORBIDDEN_FOLDERS.has(part));
      const reasons = [
        nameViolation(file),
        decoratorViolation(repository, file),
        folder && `name the folder "${folder}" after what it contains`,
      ];
      return reasons.filter(Boolean).map((reason) => `${file}: ${reason}`);
    });
}
