import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface ManifestChunk {
  file: string;
  imports?: string[];
}

const VIRTUAL = 'virtual:route-assets';
const ENTRY = 'src/app/entry-client.tsx';

function chunkFiles(manifest: Record<string, ManifestChunk>, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunkFiles(manifest, imported, seen);
  return seen;
}

/** Route module -> URLs of the scripts it needs in addition to the entry's. Reads the manifest of the preceding client build. */
function routeAssets(outDir: string): Record<string, string[]> {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestChunk>;
  const entryKey = Object.keys(manifest).find((key) => key === 'index.html' || key === ENTRY) ?? '';
  const shared = chunkFiles(manifest, entryKey);
  const routes = Object.keys(manifest).filter((key) => key.startsWith('src/app/routes/'));
  return Object.fromEntries(
    routes.map((key) => [key, [...chunkFiles(manifest, key)].filter((file) => !shared.has(file)).map((file) => `/${file}`)]),
  );
}

/** `virtual:route-assets` lets the server preload the chunks of the route it renders; empty in development and in the browser. */
export function routeAssetsModule(clientOutDir: string): Plugin {
  let isServerBuild = false;
  let root = '';
  return {
    name: 'shop:route-assets',
    configResolved(config) {
      root = config.root;
      isServerBuild = config.command === 'build' && Boolean(config.build.ssr);
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      return `export default ${JSON.stringify(isServerBuild ? routeAssets(join(root, clientOutDir)) : {})}`;
    },
  };
}
