import { expect, productInStock, test } from '@shop/browser-testing';
import { open } from '../support/screens';

test('a picture is enlarged, zoomed and closed by keyboard', async ({ page }) => {
  const { id, name } = await productInStock(page);
  await open(page, `/products/${id}`);
  const enlarge = page.getByRole('button', { name: 'Enlarge picture' });
  await enlarge.press('Enter');
  const viewer = page.getByRole('dialog', { name: new RegExp(name) });
  const image = viewer.getByRole('img');
  await expect(image).toBeVisible();
  const width = () => image.evaluate((element) => element.getBoundingClientRect().width);
  const before = await width();
  await viewer.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect.poll(width).toBeCloseTo(2 * before, 0);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(enlarge).toBeFocused();
});
