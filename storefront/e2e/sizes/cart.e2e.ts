import { expect, fillShipping, seriousViolations, sql, test } from '@shop/browser-testing';
import { createSizedProduct } from '../support/sized-products';

test.describe('in the cart', () => {
  test('the size of a line can be changed, and joins the line of that size', async ({ page, shop }) => {
    const product = await createSizedProduct(shop, 'Changing Hoodie', { M: 3, L: { stock: 9, price: '50.00' }, XL: 0 });
    for (const [size, pieces] of [
      ['m', 2],
      ['l', 1],
    ] as const) {
      await page.goto(`/products/${product.id}?size=${size}`);
      for (let piece = 1; piece < pieces; piece++) await page.getByRole('button', { name: 'Increase quantity' }).click();
      await page.getByRole('button', { name: /^Add to Cart/ }).click();
      await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: /^Open cart/ }).click();
    const panel = page.getByRole('dialog', { name: 'Shopping Cart' });
    await expect(panel.getByText('Total: $146.00')).toBeVisible();
    await expect(panel.getByText('$48.00 each')).toBeVisible();
    await expect(panel.getByText('$96.00', { exact: true })).toBeVisible();
    const size = panel.getByRole('combobox', { name: 'Size of Changing Hoodie' });
    await expect(size).toHaveCount(2);
    await expect(size.first().getByRole('option', { name: 'XL, sold out' })).toBeDisabled();
    expect(await seriousViolations(page, 'dialog[open]')).toEqual([]);
    await size.first().selectOption({ label: 'L' });
    await expect(size).toHaveCount(1);
    await expect(panel.getByText('Total: $150.00')).toBeVisible();
    await panel.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByText('Changing Hoodie, L × 3')).toBeVisible();

    await fillShipping(page);
    await page.getByRole('radio', { name: /Zelle/ }).check();
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Changing Hoodie, L');
    const sold = await sql(
      shop.databaseUrl,
      'select label, stock_quantity from product_variants where product_id = $1 order by 1',
      [product.id],
    );
    expect(sold).toEqual([
      { label: 'L', stock_quantity: 6 },
      { label: 'M', stock_quantity: 3 },
      { label: 'XL', stock_quantity: 0 },
    ]);
  });

  test('a line without a size asks for one before the checkout', async ({ page, shop }) => {
    const [product] = await sql<{ id: string }>(
      shop.databaseUrl,
      `insert into products (name, description, price, stock_quantity) values ('Late Sizes', 'Warm.', 20, 9) returning id`,
    );
    const id = product?.id;
    await page.goto(`/products/${id}`);
    await page.getByRole('button', { name: /^Add to Cart/ }).click();
    await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
    await sql(
      shop.databaseUrl,
      `with p as (update products set option_names = '{Size}' where id = $1 returning id)
      insert into product_variants (product_id, option_values, label, stock_quantity) select id, '{M}', 'M', 9 from p`,
      [id],
    );
    const optionNames = async (): Promise<unknown> => (await (await page.request.get(`/api/products/${id}`)).json()).optionNames;
    await expect.poll(optionNames).toEqual(['Size']);
    await page.reload();
    await page.getByRole('button', { name: /^Open cart/ }).click();
    const panel = page.getByRole('dialog', { name: 'Shopping Cart' });
    const size = panel.getByRole('combobox', { name: 'Size of Late Sizes' });
    await expect(panel.getByText('Now in sizes: please choose yours')).toBeVisible();
    await panel.getByRole('button', { name: 'Checkout' }).click();
    await expect(panel.getByText('Please select a size of Late Sizes')).toBeVisible();
    await expect(size).toBeFocused();
    await size.selectOption({ label: 'M' });
    await expect(panel.getByText('Now in sizes')).toBeHidden();
    await panel.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByText('Late Sizes, M × 1')).toBeVisible();
  });

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
