import { join } from 'node:path';

// In tests, child processes that the code under test starts run TypeScript files too; a deployed shop runs the built files.
process.execArgv.push('--import', join(__dirname, '../typescript/register.mjs'));
