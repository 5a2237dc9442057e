import { expect, fillShipping, productInStock, test } from '@shop/browser-testing';
import { HtmlValidate } from 'html-validate';
import { everyScreen, MISSING_SCREENS } from './support/screens';
import { choose } from './support/payment';

const validator = new HtmlValidate({ extends: ['html-validate:standard'], elements: ['html5'] });

async function faultsOf(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${path} ${selector}: ${message} (${ruleId})`);
}

test('the served HTML of every page is valid', async ({ page }) => {
  const { id } = await productInStock(page);
  const faults: string[] = [];
  for (const path of [...(await everyScreen(page.request)), ...MISSING_SCREENS, `/share/${id}`, '/products?sort=price-asc']) {
    faults.push(...(await faultsOf(path, await (await page.request.get(path)).text())));
  }
  expect(faults).toEqual([]);
  // The validator finds something at all.
  expect(await faultsOf('', '<span><h3>Heading</h3></span>')).not.toEqual([]);
});

test('the cart, both steps of the checkout and an order are valid', async ({ page }) => {
  const faults: string[] = [];
  const check = async (state: string) => faults.push(...(await faultsOf(state, await page.content())));
  const { id } = await productInStock(page);
  await page.goto(`/products/${id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'View cart' }).click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart.getByRole('button', { name: 'Checkout' })).toBeVisible();
  await check('cart');
  await cart.getByRole('button', { name: 'Checkout' }).click();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByText('Street address is required')).toBeVisible();
  await check('shipping step');
  await fillShipping(page);
  await choose(page, 'Zelle');
  await check('payment step');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible();
  await check('order');
  expect(faults).toEqual([]);
});
