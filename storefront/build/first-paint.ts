import { build, type Plugin, type Rolldown } from 'vite';
import { inlinedStyleSheet } from './inlined-style-sheet.ts';

const START = 'src/app/start/start.ts';
const START_FILE = 'start.js';
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g;
const MODULE_SCRIPT = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g;
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
 * round trip; and lets a small script load the application after the page's main image, because hydration changes nothing on screen.
 * The server adds the styles and scripts of the route, see `route-assets.ts`.
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
        // The application's own file is the last one: what it imports stands before it.
        const scripts = [PRELOAD, MODULE_SCRIPT].flatMap((tag) => [...inlined.matchAll(tag)].map(([, src]) => src));
        const start = `<script type="module" src="/${startFile(bundle)}" data-entry="${scripts.pop()}" data-preload="${scripts.join(' ')} <!--ssr-scripts-->"></script>`;
        return (
          inlined
            .replace(PRELOAD, '')
            .replace(MODULE_SCRIPT, '')
            // Behind the shared styles, whose parts a route's styles may change.
            .replace('</head>', `${start}<!--ssr-styles--></head>`)
        );
      },
    },
  };
}
