/** Specs that replace a module of the application (`jest.mock`). */
export const REPLACING_MODULES = ['/payment-methods/added-method\\.spec\\.ts$', '/settings/added-setting\\.spec\\.ts$'];

/** Jest with a real Postgres, see test/support. */
export const shared = {
  roots: ['src', 'test', 'contract', 'embedded-postgres/src'].map((folder) => `<rootDir>/${folder}`),
  globalSetup: '<rootDir>/test/support/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/jest/global-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/test/support/jest/fail-on-console.ts'],
};

/** Specs on the sources, as modules of Jest's registry: mutations and what replaces modules. All becomes CommonJS there. */
export const sources = {
  ...shared,
  testEnvironment: 'node',
  transform: { '\\.(ts|m?js)$': '<rootDir>/test/support/jest/transform.cjs' },
  transformIgnorePatterns: ['\\.node$'],
  moduleNameMapper: {
    '^@shop/contract/(email-address|files|money|product-fields|search|settings-fields|with-timeout)$': '<rootDir>/contract/$1.ts',
    '^@shop/contract/(payment-methods|ways-to-pay)$': '<rootDir>/contract/payments/$1.ts',
    '^@shop/(embedded-postgres|demo)$': '<rootDir>/$1/src/index.ts',
    '^#(platform|modules)/(.*)\\.js$': '<rootDir>/src/$1/$2',
    '^#(src|test)/(.*)\\.js$': '<rootDir>/$1/$2',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};
