import type { Plugin, UserConfig } from 'vite';
import { adminRemote } from '../kit/federation.ts';

/** Every module but the exposed ones arrives later than the federation plugin waits for the next. */
const slowDisk: Plugin = {
  name: 'shop:slow-disk',
  enforce: 'pre',
  async load(id) {
    if (!/\/(section\.tsx|shared-exports\.ts)$/.test(id)) await new Promise((resolve) => setTimeout(resolve, 50));
    return null;
  },
};

/** The build of the products remote on a machine that is busy with something else. */
export default (): UserConfig => {
  const { plugins = [], ...config } = adminRemote('products');
  return { ...config, plugins: [slowDisk, ...plugins] };
};
