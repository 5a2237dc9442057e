import { register } from 'node:module';
import { buildStale } from '../../../scripts/build-stale.mjs';

// `npm test` has built everything.
if (process.env.WHOLE_SUITE !== 'on') await buildStale({ only: '@shop/backend' });
register('../typescript/loader.mjs', import.meta.url);
const { default: setUp } = await import('./global-setup.ts');

export default setUp;
