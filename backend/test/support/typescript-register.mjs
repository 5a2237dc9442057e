import { register } from 'node:module';

// `node --import` of this file lets a child process of a test run our TypeScript.
register('./typescript-loader.mjs', import.meta.url);
