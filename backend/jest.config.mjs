import { REPLACING_MODULES, shared, sources } from './jest-sources.mjs';

const without = (process.env.TESTS_WITHOUT ?? '').split(',');
/** Specs whose program cannot be installed: `npm test` reports them. */
const skipped = [
  ...(without.includes('ffmpeg') ? ['/media/video/(large-videos\\.full|odd-videos|videos\\.db)\\.spec'] : []),
  ...(without.includes('redis-server') ? ['/queue/redis-outage\\.db\\.spec'] : []),
  ...(without.includes('nginx') ? ['/deploy/nginx-files\\.spec'] : []),
  ...(without.includes('promtool') ? ['/deploy/promtool\\.spec'] : []),
];
/** Specs that repeat a class of fault: `npm test` leaves them to `npm run test:full`. A run of single files has all. */
if (process.env.WHOLE_SUITE === 'on' && process.env.TEST_TIER !== 'full') skipped.push('\\.full\\.spec');

/**
 * Specs run on the built application, which Node loads once for each worker, see native-runtime.cjs. Those that replace modules run on
 * the sources, in Jest's own registry.
 */
export default {
  projects: [
    {
      ...shared,
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...REPLACING_MODULES, ...skipped],
      runtime: '<rootDir>/test/support/jest/native-runtime.cjs',
      testEnvironment: '<rootDir>/test/support/jest/one-realm-environment.cjs',
      moduleNameMapper: { '^#test/(.*)\\.js$': '<rootDir>/test/$1', '^(\\.{1,2}/.*)\\.js$': '$1' },
      transform: { '\\.ts$': '<rootDir>/test/support/jest/transform.cjs' },
    },
    { ...sources, testRegex: REPLACING_MODULES },
  ],
  cacheDirectory: '<rootDir>/../.cache/jest',
  testSequencer: '<rootDir>/test/support/jest/longest-first.cjs',
  testTimeout: 120_000,
  maxWorkers: 2,
  // What specs leave behind adds up; a new worker costs five seconds.
  workerIdleMemoryLimit: '1500MB',
};
