import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { firstPaint } from './build/first-paint.ts';
import { precompress } from './build/precompress.ts';
import { routeAssetsModule } from './build/route-assets.ts';

// The package's exports name its development files only; the production ones are a tenth smaller.
const routerFile = fileURLToPath(new URL('dist/production/index.mjs', import.meta.resolve('react-router/package.json')));

/** Modules of the first load: layout, the product card, and the small parts under them. Dialogs and forms come when needed. */
const SHARED_MODULES =
  /storefront\/src\/(?:app\/(?!routes\/|entry-)|config\/|lib\/|components\/ui\/(?!dialog\/(?!modal-stack)|form\/)|features\/catalog\/(?:components\/product-(?:card|grid|badges)|api\/get-(?:products|categories))|features\/cart\/(?:components\/(?:cart-button|add-to-cart)|use-|session|cart-totals|api\/(?:get|add)))|backend\/contract/;

/** Payment forms and the QR generator: most visits never need them. */
const LAZY_LIBRARIES = '@stripe|qrcode|dijkstrajs|prop-types|react-is|object-assign|loose-envify';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), routeAssetsModule('dist/client'), ...(isSsrBuild ? [] : [firstPaint(), precompress()])],
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    // One stylesheet, linked from the template: a server-rendered page must never show a lazy route unstyled.
    cssCodeSplit: false,
    // The content security policy allows no data: addresses for scripts or fonts, and hashed files are cached for ever anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Two files for what every screen needs, instead of a dozen small ones that compress badly: the libraries, which rarely change,
    // and the shop's own parts.
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'framework', test: new RegExp(`node_modules/(?!${LAZY_LIBRARIES})|vite/|rolldown`), priority: 2 },
                  { name: 'shop', test: SHARED_MODULES, priority: 1 },
                ],
              },
            },
          },
        }),
  },
  // Bundled and fixed, so that React's production build is used whatever NODE_ENV the server runs with.
  ...(command === 'build'
    ? {
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { alias: [{ find: /^react-router$/, replacement: routerFile }] },
      }
    : {}),
}));
