/** Unit tests of the shell and the kit in Node; e2e/ tests the screens in a browser. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/kit/src'],
  testMatch: ['**/*.spec.ts'],
  transform: { '\\.tsx?$': '<rootDir>/test/transform.cjs' },
  moduleNameMapper: {
    '^@shop/contract$': '<rootDir>/../backend/contract/index.ts',
    '^@shop/contract/search$': '<rootDir>/../backend/contract/search.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.css$': '<rootDir>/test/style.cjs',
  },
  cacheDirectory: '<rootDir>/../.cache/jest',
};
