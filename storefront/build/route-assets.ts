import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { inlinedStyleSheet } from './inlined-style-sheet.ts';

interface ManifestChunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}

interface RouteAssets {
  /** URLs of the scripts that the route needs in addition to the entry's. */
  scripts: string[];
  /** HTML of the style sheets that it needs in addition to the template's. */
  styles: string;
}

const VIRTUAL = 'virtual:route-assets';
/** The chunk of the application itself, with everything that every page loads. */
export const APPLICATION_CHUNK = 'shop';

/** Scripts and style sheets of a chunk and of what it imports; imports first, because a component's styles win over those of its parts. */
function filesOf(manifest: Record<string, ManifestChunk>, key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, files);
  for (const sheet of chunk.css ?? []) files.add(sheet);
  return files;
}

/** Reads the manifest of the preceding client build. */
function routeAssets(outDir: string): Record<string, RouteAssets> {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestChunk>;
  const application = Object.keys(manifest).find((key) => manifest[key]?.name === APPLICATION_CHUNK);
  if (!application) throw new Error(`The build has no chunk ${APPLICATION_CHUNK}`);
  const shared = filesOf(manifest, application);
  const assetsOf = (key: string): RouteAssets => {
    const files = [...filesOf(manifest, key)].filter((file) => !shared.has(file));
    return {
      scripts: files.filter((file) => !file.endsWith('.css')).map((file) => `/${file}`),
      styles: files
        .filter((file) => file.endsWith('.css'))
        .map((file) => inlinedStyleSheet(file, readFileSync(join(outDir, file), 'utf8')))
        .join(''),
    };
  };
  const routes = Object.keys(manifest).filter((key) => key.startsWith('src/app/routes/'));
  return Object.fromEntries(routes.map((key) => [key, assetsOf(key)]));
}

/**
 * `virtual:route-assets` lets the server put the styles and the addresses of the scripts of the route it renders into the page; empty in
 * development and in the browser.
 */
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
