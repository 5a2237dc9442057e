import type { Locator, Page, Request } from '@playwright/test';
import { expect } from '@shop/browser-testing';
import { closeDialogs } from './admin-dialogs';

/** One address for all items of a kind. */
const patternOf = (path: string): string => path.replaceAll(/[\da-f-]{36}/g, ':id').replace(/(email|search|q)=[^&]+/, '$1=');

/** Sign-in methods wait for a device; everybody has the same. */
const OWN_ACCOUNT = '/admin/account';

/** A request that the server answers for as long as the page is open. */
const LIVE = '/api/admin/live';

/** What a page still waits for: a list that has begun to load only after its placeholder was drawn is under way, too. */
class Loading {
  private readonly requests = new Set<Request>();

  constructor(page: Page) {
    page.on('request', (request) => request.url().endsWith(LIVE) || this.requests.add(request));
    page.on('requestfinished', (request) => this.requests.delete(request));
    page.on('requestfailed', (request) => this.requests.delete(request));
  }

  addresses(): string[] {
    return [...this.requests].map((request) => request.url());
  }
}

/** Lets React draw what has just arrived, and send what that asks for. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** Shows a path as a link inside the admin does: loading the admin again costs seconds. */
async function open(page: Page, path: string, loading: Loading): Promise<void> {
  await page.evaluate((target) => {
    window.history.pushState({}, '', target);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await settled(page, path, loading);
}

/** Everything has loaded: no request is under way, nothing is a placeholder any more, and the page exists. */
async function settled(page: Page, what: string, loading: Loading): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await drawn(page);
  await expect.poll(() => loading.addresses(), what).toEqual([]);
  await drawn(page);
  await expect(page.locator('.ant-skeleton:visible, .ant-spin:visible, [aria-busy="true"]:visible'), what).toHaveCount(0);
  const missing = page.getByText(/404 Page Not Found|There is no such|Your account may not|^Failed to fetch/);
  expect(await missing.allTextContents(), what).toEqual([]);
}

/** The addresses of all links that are shown. */
const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('a[href]:visible')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[]).filter(({ origin }) => origin === location.origin).map(({ href }) => href),
    );

/** The first button that was not pressed yet; buttons of a list differ by the item that they name. */
async function nextButton(page: Page, pressed: Set<string>): Promise<Locator | undefined> {
  const buttons = page.locator('main button:visible:enabled, main a.ant-btn:visible');
  // All at once: other journeys change the lists of this shop, and one by one the last could be waited for in vain.
  const labels = await buttons.evaluateAll((all) =>
    all.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
  );
  const names = labels.map((label) => label.replace(/(: | )#?[A-Z]{3}-[\w-]+.*$/, '').trim());
  const index = names.findIndex((name) => name !== '' && !pressed.has(name));
  if (index === -1) return undefined;
  pressed.add(names[index] ?? '');
  return buttons.nth(index);
}

/** False when it has left the page with the row of another journey. A dialog of the button before, which opened late, is closed. */
async function press(page: Page, button: Locator): Promise<boolean> {
  try {
    await button.click({ timeout: 10_000 });
    return true;
  } catch (error) {
    if ((await button.count()) === 0) return false;
    if ((await page.locator('.ant-modal:visible').count()) === 0) throw error;
    await closeDialogs(page);
    await button.click({ timeout: 10_000 });
    return true;
  }
}

/** Presses each button of the page once, and the main button of the dialog that opens. */
async function pressButtons(page: Page, path: string, pressed: Set<string>, loading: Loading): Promise<void> {
  for (let button = await nextButton(page, pressed); button; button = await nextButton(page, pressed)) {
    if (!(await press(page, button))) continue;
    const dialog = page.locator('.ant-modal:visible').last();
    const submit = dialog.locator('.ant-btn-primary:enabled');
    if (await submit.isVisible()) await submit.click();
    await expect(page.locator('.ant-btn-loading:visible')).toHaveCount(0);
    await closeDialogs(page);
    const { pathname, search } = new URL(page.url());
    if (pathname + search !== path) await open(page, path, loading);
  }
}

interface Crawl {
  /** The pages that were reached, one for all items of a kind. */
  pages: string[];
  /** What the server has refused: "403 POST /api/...". */
  refused: string[];
}

/** Follows each link of the admin that the account is shown, with `buttons` presses each button, and asks for each page of the shop. */
export async function crawl(page: Page, { buttons }: { buttons: boolean }): Promise<Crawl> {
  const refused: string[] = [];
  const loading = new Loading(page);
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if ([403, 404].includes(response.status())) refused.push(`${response.status()} ${response.request().method()} ${pathname}`);
  });
  const seen = new Set<string>();
  const waiting = ['/admin'];
  const pressed = new Set<string>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    await open(page, path, loading);
    if (buttons && path !== OWN_ACCOUNT) await pressButtons(page, path, pressed, loading);
    for (const href of await linksOf(page)) {
      const { pathname, search } = new URL(href);
      const pattern = patternOf(pathname + search);
      if (seen.has(pattern)) continue;
      seen.add(pattern);
      if (/^\/admin(\/|$)/.test(pathname)) waiting.push(pathname + search);
      else expect((await page.request.get(href)).status(), href).toBeLessThan(400);
    }
  }
  return { pages: [...seen].filter((pattern) => pattern.startsWith('/admin')).toSorted(), refused };
}
