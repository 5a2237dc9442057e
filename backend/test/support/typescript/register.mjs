import { register } from 'node:module';

// `node --import` of this file lets a process run our TypeScript.
register('./loader.mjs', import.meta.url);
