import { fork } from 'node:child_process';
import { once } from 'node:events';
import { FAKE_STRIPE } from '@shop/browser-testing/backend';
import type { Page } from '@playwright/test';
import { openShop, type Shop } from '@shop/browser-testing';
import { STRIPE_SCRIPT } from './stripe-script';

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_fake',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_fake_stripe',
};

export const LIVE_KEYS = { ...KEYS, STRIPE_SECRET_KEY: 'sk_live_fake', STRIPE_PUBLISHABLE_KEY: 'pk_live_fake' };

interface StripeShop extends Shop {
  /** Origin of the fake Stripe API. */
  stripe: string;
}

/** Starts a shop whose payment provider is a fake Stripe API in a process of its own. */
export async function openStripeShop(keys = KEYS): Promise<StripeShop> {
  const child = fork(FAKE_STRIPE.main, {
    execArgv: ['--import', FAKE_STRIPE.loader],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const stripe = `http://127.0.0.1:${port}`;
  const stopFakeStripe = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  try {
    const shop = await openShop({ env: { ...keys, STRIPE_API_BASE: stripe } });
    const stop = async () => {
      await shop.stop();
      await stopFakeStripe();
    };
    return { ...shop, stripe, stop };
  } catch (error) {
    await stopFakeStripe();
    throw error;
  }
}

async function callFakeStripe(stripe: string, path: string, body: object): Promise<{ status: string }> {
  const response = await fetch(`${stripe}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return (await response.json()) as { status: string };
}

export async function paymentsAt(stripe: string): Promise<{ status: string; amount: number; capture_method: string }[]> {
  const response = await fetch(`${stripe}/fake/state`);
  const { intents } = (await response.json()) as { intents: { status: string; amount: number; capture_method: string }[] };
  return intents;
}

/** Replaces Stripe's script and API in the browser, so that no request leaves the machine. Returns the URLs of loaded scripts. */
export async function stubStripe(page: Page, stripe: string): Promise<string[]> {
  const loaded: string[] = [];
  await page.route('https://js.stripe.com/**', (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: STRIPE_SCRIPT });
  });
  await page.route('https://api.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const intent = await callFakeStripe(stripe, `/fake${pathname}`, route.request().postDataJSON() as object);
    await route.fulfill({ json: intent, headers: { 'access-control-allow-origin': '*' } });
  });
  return loaded;
}
