import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';

/** One copy of each of these serves the shell and every remote; contexts (router, queries, theme) are shared through them. */
const SHARED = ['react', 'react-dom', 'react-router', 'react-router-dom', '@tanstack/react-query', '@shop/admin-kit'];

/** The host brings the copies. */
const sharedByHost = Object.fromEntries(SHARED.map((name) => [name, { singleton: true, requiredVersion: false as const }]));
/** A remote brings none, not even as a fallback: a second React is impossible and its build takes a tenth of the time. */
const sharedByRemote = Object.fromEntries(
  SHARED.map((name) => [name, { singleton: true, requiredVersion: false as const, import: false as const }]),
);

const SHARED_EXPORTS = fileURLToPath(new URL('../shared-exports.ts', import.meta.url));

const SHELL_ENTRY = fileURLToPath(new URL('../src/main.tsx', import.meta.url));

/**
 * Names what the shell shares before its first module is read. The federation plugin hands out only what it has met until the
 * modules seem to end, which is 10 ms without a new one: on a busy machine it forgot the router and the kit, and the admin
 * stayed blank (@module-federation/vite 1.23, scheduleParseCompletionCheck; `shared-surface.ts` does the same for remotes).
 */
const resolveShared: Plugin = {
  name: 'shop:name-shared',
  async buildStart() {
    for (const name of [...SHARED, 'react/jsx-runtime', 'react-dom/client']) await this.resolve(name, SHELL_ENTRY);
  },
};

/** Top-level await, and nothing transpiled for browsers the admin does not meet. */
const build = { target: 'esnext', assetsInlineLimit: 0 } as const;

/** The whole vite config of the shell. Its remotes are found at run time. */
export function adminShell(): UserConfig {
  return {
    base: '/admin/',
    build,
    plugins: [
      react(),
      federation({
        name: 'admin_shell',
        // Among the hashed assets, which is all of the shell that the server hands out besides its page.
        filename: 'assets/shell-[hash].js',
        shared: sharedByHost,
        dts: false,
        experiments: { provideExternalRuntime: true },
      }),
      resolveShared,
    ],
  };
}

/** The whole vite config of the remote in `admin-remotes/<name>`. */
export function adminRemote(name: string): UserConfig {
  return {
    base: `/admin/remotes/${name}/`,
    // There is no page to build from: a remote lives in the shell only.
    build: { ...build, rolldownOptions: { input: ['src/section.tsx', SHARED_EXPORTS] } },
    plugins: [
      react(),
      federation({
        name,
        filename: 'remoteEntry.js',
        exposes: { './section': './src/section.tsx' },
        shared: sharedByRemote,
        dts: false,
        experiments: { externalRuntime: true },
      }),
    ],
  };
}
