import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';

/** Loaded once for the shell and all remotes, because they hold React contexts (router, query client, theme). */
const SHARED = ['react', 'react-dom', 'react-router', 'react-router-dom', '@tanstack/react-query', '@shop/admin-kit'];

/** The host provides the shared packages. */
const sharedByHost = Object.fromEntries(SHARED.map((name) => [name, { singleton: true, requiredVersion: false as const }]));
/** Remotes bundle no fallback copies: a second React cannot be loaded, and a remote builds ten times faster. */
const sharedByRemote = Object.fromEntries(
  SHARED.map((name) => [name, { singleton: true, requiredVersion: false as const, import: false as const }]),
);

const SHARED_EXPORTS = fileURLToPath(new URL('../shared-exports.ts', import.meta.url));

const SHELL_ENTRY = fileURLToPath(new URL('../src/main.tsx', import.meta.url));

/**
 * Resolves the shared packages before the first module of the shell. The federation plugin shares only the packages that it
 * has seen until no module has been parsed for 10 ms. On a busy machine it missed the router and the kit, and the admin
 * stayed blank (@module-federation/vite 1.23, scheduleParseCompletionCheck; `shared-exports.ts` does the same for remotes).
 */
const resolveShared: Plugin = {
  name: 'shop:resolve-shared',
  async buildStart() {
    for (const name of [...SHARED, 'react/jsx-runtime', 'react-dom/client']) await this.resolve(name, SHELL_ENTRY);
  },
};

/** The exports of react-router name only its development build, which is three times the size. */
const productionRouter: Plugin = {
  name: 'shop:production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('react-router') && !importer?.includes('/react-router/dist/')) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!resolved?.id.includes('/react-router/dist/development/')) return resolved;
    return { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
  },
};

/** The plugin stops waiting for modules after 10 seconds by default, and may then leave shared ones out: a busy machine needs longer. */
const PARSE_IDLE_SECONDS = 120;

/** `esnext` for top-level await; the admin supports current browsers only. */
const build = { target: 'esnext', assetsInlineLimit: 0 } as const;

/** The Vite config of the shell. Remotes are discovered at run time. */
export function adminShell(): UserConfig {
  return {
    base: '/admin/',
    build,
    plugins: [
      react(),
      federation({
        name: 'admin_shell',
        // In assets/, because the server serves only index.html and the hashed assets of the shell.
        filename: 'assets/shell-[hash].js',
        shared: sharedByHost,
        dts: false,
        moduleParseIdleTimeout: PARSE_IDLE_SECONDS,
        experiments: { provideExternalRuntime: true },
      }),
      resolveShared,
      productionRouter,
    ],
  };
}

/** The Vite config of the remote in `admin-remotes/<name>`. */
export function adminRemote(name: string): UserConfig {
  return {
    base: `/admin/remotes/${name}/`,
    // A remote has no index.html: it runs inside the shell only.
    build: { ...build, rolldownOptions: { input: 'src/section.tsx' } },
    plugins: [
      react(),
      federation({
        name,
        filename: 'remoteEntry.js',
        // The plugin waits for what is exposed; a mere entry is wrapped, and only its wrapper is waited for.
        exposes: { './section': './src/section.tsx', './shared-exports': SHARED_EXPORTS },
        shared: sharedByRemote,
        dts: false,
        moduleParseIdleTimeout: PARSE_IDLE_SECONDS,
        experiments: { externalRuntime: true },
      }),
    ],
  };
}
