import { defineConfig } from '@playwright/test';

/** Browser journeys of the whole product on the production build; each file opens shops of its own on free ports. */
export default defineConfig({
  testDir: '..',
  testMatch: ['storefront/e2e/**/*.e2e.ts', 'admin-shell/e2e/**/*.e2e.ts'],
  globalSetup: './e2e/support/open-cluster.ts',
  outputDir: '../.cache/journeys',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    // A trace of every journey costs a third of their time: `TRACE=on npm run test:e2e -- <file>` to look into a failure.
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    // A dialog that still grows moves away under the click of a machine.
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
