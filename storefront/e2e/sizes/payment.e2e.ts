import { addAndCheckOut, expect, fillShipping, sql, test } from '@shop/browser-testing';
import { choose, expectConfirmed, fillCard, GOOD_CARD, ordersAndPayments, payButton } from '../support/payment';
import { createSizedProduct } from '../support/sized-products';

test('a size that is changed in another tab while a card payment has begun is the one that is paid', async ({
  page,
  context,
  shop,
  consoleNoise,
}) => {
  const product = await createSizedProduct(shop, 'Two Tabs Hoodie', { M: 3, L: 3 });
  await page.goto(`/products/${product.id}?size=m`);
  await addAndCheckOut(page);
  await fillShipping(page);
  await choose(page, 'Credit/Debit Card');
  await fillCard(page, GOOD_CARD);

  const other = await context.newPage();
  await other.goto('/products');
  await other.getByRole('button', { name: /^Open cart/ }).click();
  await other.getByRole('combobox', { name: 'Size of Two Tabs Hoodie' }).selectOption({ label: 'L' });
  await expect(other.getByRole('combobox', { name: 'Size of Two Tabs Hoodie' })).toHaveValue(/./);
  await expect
    .poll(() =>
      sql(
        shop.databaseUrl,
        'select v.label from cart_items c join product_variants v on v.id = c.variant_id where c.product_id = $1',
        [product.id],
      ),
    )
    .toEqual([{ label: 'L' }]);

  await payButton(page).click();
  await expect(page.getByRole('main')).toContainText('Two Tabs Hoodie, L');
  await expectConfirmed(page);
  const { payments } = await ordersAndPayments(page, shop);
  expect(payments.filter((status) => status === 'succeeded')).toHaveLength(1);
  const stock = await sql(
    shop.databaseUrl,
    'select label, stock_quantity from product_variants where product_id = $1 order by 1',
    [product.id],
  );
  expect(stock).toEqual([
    { label: 'L', stock_quantity: 2 },
    { label: 'M', stock_quantity: 3 },
  ]);
  expect(consoleNoise.splice(0).filter((line) => !line.includes('409'))).toEqual([]);
});
