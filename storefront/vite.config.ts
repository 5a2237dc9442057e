import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';
import { routeAssetsModule } from './build/route-assets.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), routeAssetsModule('dist/client'), ...(isSsrBuild ? [] : [precompress()])],
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    // One stylesheet, linked from the template: a server-rendered page must never show a lazy route unstyled.
    cssCodeSplit: false,
    // The content security policy allows no data: addresses for scripts or fonts, and hashed files are cached for ever anyway.
    assetsInlineLimit: 0,
  },
  // Bundled and fixed, so that React's production build is used whatever NODE_ENV the server runs with.
  ...(command === 'build' ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}));
