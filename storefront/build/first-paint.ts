import { build, type Plugin, type Rolldown } from 'vite';
import { inlinedStyleSheet } from './inlined-style-sheet.ts';

const START = 'src/app/start/start.ts';
const START_FILE = 'start.js';
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g;
const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

/** One file without imports, because each import would be a round trip of every page. */
async function bundleStart(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'es2022', rolldownOptions: { input: START, output: { format: 'iife' } } },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined;
  if (!chunk) throw new Error(`The build of ${START} has no output`);
  return chunk.code;
}

function startFile(bundle: Rolldown.OutputBundle): string {
  const file = Object.values(bundle).find((asset) => asset.type === 'asset' && asset.names.includes(START_FILE));
  if (!file) throw new Error(`The build has no ${START_FILE}`);
  return file.fileName;
}

/**
 * Speeds up the first paint on slow networks, which shows the server's HTML: inlines the styles that every route needs, to save a
 * round trip (the server adds the route's, see `route-assets.ts`); and lets a small script load the application after the page's
 * main image, because hydration changes nothing on screen.
 */
export function firstPaint(): Plugin {
  return {
    name: 'shop:first-paint',
    apply: 'build',
    async buildStart() {
      this.emitFile({ type: 'asset', name: START_FILE, source: await bundleStart() });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const inlined = html.replace(STYLESHEET, (link, file: string) => {
          const asset = bundle[file];
          return asset?.type === 'asset' ? inlinedStyleSheet(file, String(asset.source)) : link;
        });
        const preloads = [...inlined.matchAll(PRELOAD)].map(([, href]) => href).join(' ');
        return (
          inlined
            .replace(PRELOAD, '')
            // Behind the shared styles, whose parts a route's styles may change.
            .replace('</head>', '<!--ssr-styles--></head>')
            .replace(
              ENTRY,
              (_script, entry: string) =>
                `<script type="module" src="/${startFile(bundle)}" data-entry="${entry}" data-preload="${preloads}"></script>`,
            )
        );
      },
    },
  };
}
