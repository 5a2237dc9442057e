import { join } from 'node:path';

// Child processes that our code starts in a test are TypeScript too; in the shop they are the built files.
process.execArgv.push('--import', join(__dirname, 'typescript-register.mjs'));
