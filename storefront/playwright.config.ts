import { defineConfig } from '@playwright/test';

/** Browser journeys of the storefront and the admin on the production build, on shops that start on free ports. */
export default defineConfig({
  testDir: '..',
  testMatch: ['storefront/e2e/**/*.e2e.ts', 'admin-shell/e2e/**/*.e2e.ts'],
  globalSetup: './browser-testing/global-setup.ts',
  outputDir: '../.cache/journeys',
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    // Traces make the journeys a third slower. To debug a failure: `TRACE=on npm run test:e2e -- <file>`.
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    // Without animations, because a dialog that is still opening moves away from under the click.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
