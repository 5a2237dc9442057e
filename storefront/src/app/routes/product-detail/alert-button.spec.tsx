import type { ProductDetail } from '@shop/contract';
import { answer, hold, refuse, screen, waitFor } from '@shop/component-testing';
import { openPage, SETTINGS } from '#test/open-page.tsx';
import { listing, product, sizedProduct } from '#test/products.ts';

function openProduct(shown: ProductDetail, { stockAlerts = true, search = '' } = {}): ReturnType<typeof openPage> {
  answer('get', '/api/settings', { ...SETTINGS, stockAlerts });
  answer('get', '/api/products/{id}', shown);
  answer('get', '/api/products/{id}/images', []);
  answer('get', '/api/products/listing', listing([]));
  return openPage(`/products/${shown.id}${search}`);
}

const soldOut = product({ id: '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a71', stockQuantity: 0, inStock: false });
const sized = sizedProduct({ M: 0, L: 4 }, { id: '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a72' });
const allGone = sizedProduct({ M: 0, L: 0 }, { id: '3f2c1f0e-7e0b-4a9b-9d0c-1c2d3e4f5a73', stockQuantity: 0, inStock: false });
const button = (name: string | RegExp = /^Tell me when/) => screen.queryByRole('button', { name });

describe('"Tell me when it is back"', () => {
  it('takes an address and says that a mail comes', async () => {
    const user = openProduct(soldOut);
    const asked = answer('post', '/api/alerts', { message: 'Check your mail to confirm.' });
    await user.click(await screen.findByRole('button', { name: 'Tell me when it is back' }));
    await user.click(await screen.findByRole('button', { name: 'Tell me' }));
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'rita@example.com');
    await user.dblClick(screen.getByRole('button', { name: 'Tell me' }));
    expect(await screen.findByText('Check your mail to confirm.')).toHaveRole('status');
    expect(asked.map(({ body }) => body)).toEqual([{ productId: soldOut.id, email: 'rita@example.com', website: '' }]);
  });

  it('names the chosen size, and is not there for one that can be bought', async () => {
    const user = openProduct(sized, { search: '?size=m' });
    const asked = answer('post', '/api/alerts', { message: 'Check your mail to confirm.' });
    await user.click(await screen.findByRole('button', { name: 'Tell me when M is back' }));
    await user.type(await screen.findByLabelText('Email'), 'rita@example.com{Enter}');
    await waitFor(() => expect(asked.map(({ body }) => body)).toMatchObject([{ variantId: sized.variants[0]?.id }]));
  });

  it.each([
    ['any size', '', {}],
    ['one size', 'L', { variantId: allGone.variants[1]?.id }],
  ])('of a piece that is sold out in all sizes asks which: %s', async (_, label, wanted) => {
    const user = openProduct(allGone);
    const asked = answer('post', '/api/alerts', { message: 'Check your mail to confirm.' });
    await user.click(await screen.findByRole('button', { name: 'Tell me when it is back' }));
    const size = await screen.findByLabelText('Size');
    expect(size).toHaveDisplayValue('Any size');
    if (label) await user.selectOptions(size, label);
    await user.type(screen.getByLabelText('Email'), 'rita@example.com{Enter}');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toEqual({ productId: allGone.id, email: 'rita@example.com', website: '', ...wanted });
  });

  it('before a drop offers every size, also without a choice', async () => {
    answer('get', '/api/health', { status: 'ok', version: '1.0.0' });
    const user = openProduct({ ...sized, opensAt: '2036-11-29T00:00:00.000Z' });
    await user.click(await screen.findByRole('button', { name: 'Tell me when it opens' }));
    const size = await screen.findByLabelText('Size');
    expect([...size.querySelectorAll('option')].map(({ text }) => text)).toEqual(['Any size', 'M', 'L']);
  });

  it.each([
    ['a size in stock', sized, '?size=l'],
    ['no size yet', sized, ''],
    ['a product in stock', product(), ''],
  ])('is not there for %s', async (_, shown, search) => {
    openProduct(shown, { search });
    expect(await screen.findByRole('button', { name: /^Add to Cart/ })).toBeVisible();
    expect(button()).not.toBeInTheDocument();
  });

  it('is not there for a combination that does not exist while others are in stock', async () => {
    const [small, large] = sized.variants;
    const variants = [
      { ...small!, label: 'M / Red', values: ['M', 'Red'], stockQuantity: 2, inStock: true },
      { ...large!, label: 'L / Blue', values: ['L', 'Blue'] },
    ];
    openProduct({ ...sized, optionNames: ['Size', 'Color'], variants }, { search: '?size=m&color=blue' });
    expect(await screen.findByRole('button', { name: 'Out of Stock' })).toBeDisabled();
    expect(button()).not.toBeInTheDocument();
  });

  it('is not there in a shop that offers no alerts', async () => {
    openProduct(soldOut, { stockAlerts: false });
    expect(await screen.findByRole('button', { name: 'Out of Stock' })).toBeVisible();
    expect(button()).not.toBeInTheDocument();
  });

  it('is for a drop too', async () => {
    answer('get', '/api/health', { status: 'ok', version: '1.0.0' });
    openProduct(product({ opensAt: '2036-11-29T00:00:00.000Z' }));
    expect(await screen.findByRole('button', { name: 'Tell me when it opens' })).toBeVisible();
  });

  it('says why the address was not taken, and keeps it', async () => {
    const user = openProduct(soldOut);
    const { passed, release } = hold();
    answer('post', '/api/alerts', async () => {
      await passed;
      return refuse(409, 'It is available now', { code: 'AVAILABLE' });
    });
    await user.click(await screen.findByRole('button', { name: 'Tell me when it is back' }));
    await user.type(await screen.findByLabelText('Email'), 'rita@example.com{Enter}');
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeVisible();
    release();
    expect(await screen.findByText('It is available now')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('rita@example.com');
  });
});
