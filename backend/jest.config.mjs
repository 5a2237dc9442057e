import longSpecs from './test/support/jest/long-specs.cjs';
import { writeSpecGroups } from './test/support/jest/spec-groups.mjs';

const ROOTS = ['src', 'test', 'contract', 'embedded-postgres/src'];
const without = (process.env.TESTS_WITHOUT ?? '').split(',');
/** Specs whose program cannot be installed: `npm test` reports them. */
const skipped = [
  ...(without.includes('ffmpeg') ? ['/media/video/(large-videos\\.full|odd-videos|videos\\.db)\\.spec'] : []),
  ...(without.includes('redis-server') ? ['/queue/redis-outage\\.db\\.spec'] : []),
  ...(without.includes('nginx') ? ['/deploy/nginx-files\\.spec'] : []),
  ...(without.includes('promtool') ? ['/deploy/promtool\\.spec'] : []),
];
/** Specs that repeat a class of fault: `npm test` leaves them to `npm run test:full`. A run of single files has all. */
if (process.env.SPEC_GROUPS === 'on' && process.env.TEST_TIER !== 'full') skipped.push('\\.full\\.spec');
const isAlone = (file) => longSpecs.some((name) => name.test(file)) || skipped.some((name) => new RegExp(name).test(file));
/** `npm test` runs specs in groups; a run of single files does not. */
const groups = process.env.SPEC_GROUPS === 'on' ? writeSpecGroups(ROOTS, isAlone) : undefined;

/** Jest with a real Postgres, see test/support. Modules are CommonJS because Jest cannot load ES modules on Node 20. */
export default {
  testEnvironment: 'node',
  roots: [...ROOTS.map((folder) => `<rootDir>/${folder}`), ...(groups ? [groups.folder] : [])],
  testMatch: ['**/*.spec.{ts,js}'],
  testPathIgnorePatterns: ['/node_modules/', ...skipped, ...(groups?.grouped ?? [])],
  transform: { '\\.(ts|m?js)$': '<rootDir>/test/support/jest/transform.cjs' },
  transformIgnorePatterns: ['\\.node$'],
  moduleNameMapper: {
    '^@shop/contract/(email-address|money|product-fields|search|settings-fields|with-timeout)$': '<rootDir>/contract/$1.ts',
    '^@shop/contract/(payment-methods|ways-to-pay)$': '<rootDir>/contract/payments/$1.ts',
    '^@shop/(embedded-postgres|demo)$': '<rootDir>/$1/src/index.ts',
    '^#(platform|modules)/(.*)\\.js$': '<rootDir>/src/$1/$2',
    '^#(src|test)/(.*)\\.js$': '<rootDir>/$1/$2',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  globalSetup: '<rootDir>/test/support/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/jest/global-teardown.mjs',
  setupFiles: ['<rootDir>/test/support/jest/typescript-children.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/support/jest/fail-on-console.ts'],
  cacheDirectory: '<rootDir>/../.cache/jest',
  testSequencer: '<rootDir>/test/support/jest/longest-first.cjs',
  testTimeout: 120_000,
  maxWorkers: 2,
  // Most files load the whole shop; the modules that a worker keeps slow down its garbage collection.
  workerIdleMemoryLimit: '1GB',
};
