import { kitPackages } from './kit-packages.mjs';

const FRONT_ENDS = ['storefront/src', 'admin-shell/src', 'admin-shell/kit/src', 'admin-remotes'];
/** Packages that are published as ES modules only, which Jest does not load on Node 20. */
const ES_MODULES = ['@open-draft', 'msw', 'rettime', 'until-async'];

/** Component tests of all front ends: real components in jsdom, an API that answers as the contract says. */
export default async () => ({
  rootDir: '../..',
  roots: FRONT_ENDS.map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  testEnvironment: '<rootDir>/storefront/component-testing/environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/storefront/component-testing/setup.ts'],
  transform: { '\\.(tsx?|m?js)$': '<rootDir>/admin-shell/test/transform.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`, '/\\.cache/'],
  moduleNameMapper: {
    ...(await kitPackages()),
    '^@shop/contract$': '<rootDir>/backend/contract/index.ts',
    '^@shop/contract/ways-to-pay$': '<rootDir>/backend/contract/payments/ways-to-pay.ts',
    '^@shop/contract/([\\w-]+)$': '<rootDir>/backend/contract/$1.ts',
    '^@shop/browser-testing/([\\w-]+)$': '<rootDir>/storefront/browser-testing/$1.ts',
    '\\.css$': '<rootDir>/storefront/component-testing/style.cjs',
    '\\.(svg|woff2)$': '<rootDir>/storefront/component-testing/asset.cjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  cacheDirectory: '<rootDir>/.cache/jest',
});
