/** The Jest config of every remote: unit tests of src/rules in Node. admin-shell/e2e tests the screens in a browser. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts'],
  transform: { '\\.tsx?$': '<rootDir>/../../admin-shell/test/transform.cjs' },
  moduleNameMapper: {
    '^@shop/admin-kit$': '<rootDir>/../../admin-shell/test/kit-rules.ts',
    '^@shop/contract$': '<rootDir>/../../backend/contract/index.ts',
    '^@shop/contract/search$': '<rootDir>/../../backend/contract/search.ts',
    '^@shop/contract/files$': '<rootDir>/../../backend/contract/files.ts',
    '^@shop/contract/settings-fields$': '<rootDir>/../../backend/contract/settings-fields.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  cacheDirectory: '<rootDir>/../../.cache/jest',
};
