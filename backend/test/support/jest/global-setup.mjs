import { register } from 'node:module';

register('../typescript/loader.mjs', import.meta.url);
const { default: setUp } = await import('./global-setup.ts');

export default setUp;
