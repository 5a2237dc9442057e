/** Pure functions only. The browser journeys in e2e/ cover the pages. */
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
  // The contract imports its own files with the extension .js, as ES modules require after compilation.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};
