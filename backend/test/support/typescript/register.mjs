import { register } from 'node:module';

// `node --import` of this file lets a process run the TypeScript of `test`.
register('./loader.mjs', import.meta.url);
