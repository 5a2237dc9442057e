import { expect, sql, test } from '@shop/browser-testing';
import { createSizedProduct } from '../support/sized-products';

test.describe('in the cart', () => {
  test('Checkout stays in view below many lines, and long sizes widen none of them', async ({ page, shop }) => {
    const long = 'Extra Extra Large and Tall with Long Sleeves / Heather Charcoal Marl with Contrast Stitching';
    const product = await createSizedProduct(shop, `Long ${'Sleeved '.repeat(8)}Hoodie`, { [long]: 3 }, ['Size', 'Color']);
    const others = await sql<{ id: string }>(
      shop.databaseUrl,
      `select id from products where option_names = '{}' and stock_quantity > 0 order by created_at desc limit 4`,
    );
    await page.setViewportSize({ width: 390, height: 664 });
    for (const { id } of [product, ...others]) {
      await page.goto(`/products/${id}`);
      await page
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click();
      await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
    }
    await page.reload();
    await page.getByRole('button', { name: 'Open cart, 5 items' }).click();
    const panel = page.getByRole('dialog', { name: 'Shopping Cart' });
    await expect(panel.getByRole('listitem')).toHaveCount(5);
    await expect(panel.getByRole('button', { name: 'Checkout' })).toBeInViewport({ ratio: 1 });
    await panel.getByRole('button', { name: /^Remove Long/ }).scrollIntoViewIfNeeded();
    await expect(panel.getByRole('button', { name: /^Remove Long/ })).toBeInViewport({ ratio: 1 });
    const tooWide = await panel.evaluate(
      (dialog) =>
        [dialog, ...dialog.querySelectorAll('ul, li')].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
    expect(tooWide).toBe(0);
  });
});
