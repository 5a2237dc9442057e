import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { openShop, type Shop } from './journey';
import { STRIPE_SCRIPT } from './stripe-script';

const SUPPORT = new URL('../../../backend/test/support/', import.meta.url);
const file = (name: string): string => fileURLToPath(new URL(name, SUPPORT));

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_fake',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_fake_stripe',
};

export interface StripeShop extends Shop {
  /** The double of Stripe's API behind this shop. */
  stripe: string;
}

/** A shop with keys, whose provider is the double in a process of its own. */
export async function openStripeShop(): Promise<StripeShop> {
  const child = fork(file('fakes/stripe/main.ts'), {
    execArgv: ['--import', file('typescript/register.mjs')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const stripe = `http://127.0.0.1:${port}`;
  const endDouble = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  try {
    const shop = await openShop({ env: { ...KEYS, STRIPE_API_BASE: stripe } });
    const stop = async () => {
      await shop.stop();
      await endDouble();
    };
    return { ...shop, stripe, stop };
  } catch (error) {
    await endDouble();
    throw error;
  }
}

export async function callDouble(stripe: string, path: string, body: object): Promise<{ status: string }> {
  const answer = await fetch(`${stripe}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return (await answer.json()) as { status: string };
}

export async function paymentsAt(stripe: string): Promise<{ status: string; amount: number; capture_method: string }[]> {
  const answer = await fetch(`${stripe}/fake/state`);
  const { intents } = (await answer.json()) as { intents: { status: string; amount: number; capture_method: string }[] };
  return intents;
}

/** Stripe's script and the addresses it calls from the browser, played at the network's edge: nothing leaves this machine. */
export async function playStripe(page: Page, stripe: string): Promise<string[]> {
  const loaded: string[] = [];
  await page.route('https://js.stripe.com/**', (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: STRIPE_SCRIPT });
  });
  await page.route('https://api.stripe.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const intent = await callDouble(stripe, `/fake${pathname}`, route.request().postDataJSON() as object);
    await route.fulfill({ json: intent, headers: { 'access-control-allow-origin': '*' } });
  });
  return loaded;
}
