import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { firstPaint } from './build/first-paint.ts';
import { precompress } from './build/precompress.ts';
import { retryStyleSheets } from './build/retry-style-sheets.ts';
import { APPLICATION_CHUNK, routeAssetsModule } from './build/route-assets.ts';

// The package's exports name only the development build; the production build is a tenth smaller.
const routerFile = fileURLToPath(new URL('dist/production/index.mjs', import.meta.resolve('react-router/package.json')));

/**
 * Modules of the first load: layout, product card, what they need, and small parts of several screens, each of which would be a
 * request of its own. Dialogs and forms are loaded on demand.
 */
const SHARED_MODULES = new RegExp(
  [
    'storefront/src/app/(?!routes/|entry-server|start|layout/cart-sheet)',
    'storefront/src/app/routes/empty-screen',
    'storefront/src/(?:config|lib)/',
    'storefront/src/components/ui/(?!dialog/(?!modal-stack)|form/(?!field|honeypot|quantity-stepper))',
    'storefront/src/features/catalog/(?:product-head|last-listing|search/(?:use-answers|search-heading))',
    'storefront/src/features/catalog/components/(?:product-(?:card|grid|badges|collection)|drawing)',
    'storefront/src/features/catalog/api/get-(?:products?|categories)',
    'storefront/src/features/artists/(?:api/|components/artist-faces)',
    'storefront/src/features/cart/(?:components/(?:cart-button|add-to-cart)|use-|session|cart-totals|cart-count|api/(?:get|add)|sizes/option-fields)',
    'backend/contract/(?!dist/with-timeout)',
  ].join('|'),
);

/** Payment forms and the QR generator: most visits do not need them. */
const LAZY_LIBRARIES = '@stripe|qrcode|dijkstrajs|prop-types|react-is|object-assign|loose-envify';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), routeAssetsModule('dist/client'), ...(isSsrBuild ? [] : [retryStyleSheets(), firstPaint(), precompress()])],
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    // The content security policy forbids data: URLs for scripts and fonts, and hashed files are cached forever anyway.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Two chunks for what every screen needs, instead of a dozen small ones that compress badly: libraries, which rarely change, and
    // the shop's own modules with the application's entry.
    ...(isSsrBuild
      ? { rolldownOptions: { input: { 'render-thread': 'src/app/render-thread.ts', 'page-address': 'src/app/page-address.ts' } } }
      : {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'framework', test: new RegExp(`node_modules/(?!${LAZY_LIBRARIES})|vite/|rolldown`), priority: 2 },
                  { name: APPLICATION_CHUNK, test: SHARED_MODULES, priority: 1 },
                ],
              },
            },
          },
        }),
  },
  // Fixed at build time, so that React's production build is used whatever NODE_ENV the server runs with.
  ...(command === 'build'
    ? {
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { alias: [{ find: /^react-router$/, replacement: routerFile }] },
      }
    : {}),
}));
