/** Rules of the invoice form and list; the screens are proved by admin-shell/e2e/invoices.e2e.ts. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts'],
  transform: { '\\.tsx?$': '<rootDir>/../../admin-shell/test/transform.cjs' },
  moduleNameMapper: {
    // The rules use only the kit's money; the rest of it needs a browser.
    '^@shop/admin-kit$': '<rootDir>/../../admin-shell/kit/src/money.ts',
    '^@shop/contract$': '<rootDir>/../../backend/contract/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  cacheDirectory: '<rootDir>/../../.cache/jest',
};
