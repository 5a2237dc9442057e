/** Real Postgres for every file; see test/support. CommonJS mode because Jest cannot require ES modules on Node 20. */
const without = (process.env.TESTS_WITHOUT ?? '').split(',');

export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/embedded-postgres/src'],
  testMatch: ['**/*.spec.ts'],
  // Only where a program cannot be had: `npm test` names what it leaves out.
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(without.includes('ffmpeg') ? ['/media/video/(large-)?videos\\.db\\.spec'] : []),
    ...(without.includes('redis-server') ? ['/queue/redis-outage\\.db\\.spec'] : []),
  ],
  transform: { '\\.(ts|m?js)$': '<rootDir>/test/support/jest/transform.cjs' },
  transformIgnorePatterns: ['\\.node$'],
  moduleNameMapper: {
    '^@shop/contract/(money|with-timeout)$': '<rootDir>/contract/$1.ts',
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
  // Every file loads the whole shop; what a worker keeps of them slows its garbage collection down.
  workerIdleMemoryLimit: '1GB',
};
