/** Rules of the messages; the screens are proved by admin-shell/e2e/messages.e2e.ts. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts'],
  transform: { '\\.tsx?$': '<rootDir>/../../admin-shell/test/transform.cjs' },
  moduleNameMapper: {
    '^@shop/contract$': '<rootDir>/../../backend/contract/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  cacheDirectory: '<rootDir>/../../.cache/jest',
};
