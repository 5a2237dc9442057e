/** Rules of the shell and the kit, without a browser: the screens are proved by e2e/. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/kit/src'],
  testMatch: ['**/*.spec.ts'],
  transform: { '\\.tsx?$': '<rootDir>/test/transform.cjs' },
  moduleNameMapper: {
    '^@shop/contract$': '<rootDir>/../backend/contract/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.css$': '<rootDir>/test/style.cjs',
  },
  cacheDirectory: '<rootDir>/../.cache/jest',
};
