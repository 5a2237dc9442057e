/** Pure rules only: what needs a page is proved by the browser journeys in e2e/. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
      },
    ],
  },
  // The contract names its own files with .js, as its compiled form will.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};
