import { arrivalDays, arrivalText, type ProductDetail } from '@shop/contract';
import { answer, screen } from '@shop/component-testing';
import { openPage, SETTINGS } from '#test/open-page.tsx';
import { listing, product } from '#test/products.ts';

function openProduct(differs: Partial<ProductDetail>): void {
  const shown = product(differs);
  answer('get', '/api/products/{id}', shown);
  answer('get', '/api/products/{id}/images', []);
  answer('get', '/api/products/listing', listing([]));
  openPage(`/products/${shown.id}`);
}

it('says when a piece arrives, how long it can be returned, and who is paid', async () => {
  const delivery = { packDays: 2, transitDaysMin: 3, transitDaysMax: 5 };
  const days = arrivalText(arrivalDays(delivery, new Date(), SETTINGS.timeZone));
  answer('get', '/api/settings', { ...SETTINGS, delivery, returns: { days: 30, paidBy: 'shop' }, revenueShare: '40%' });
  openProduct({
    artist: { id: '22222222-0000-4000-8000-000000000000', name: 'June Park', location: 'Tulsa', story: '', imageUrl: null },
  });
  expect(await screen.findByText(`Free US shipping, arrives ${days}`)).toBeVisible();
  expect(screen.getByText('30 days to return')).toBeVisible();
  expect(screen.getByText('Pays June Park 40% of the revenue')).toBeVisible();
});

it('promises no free shipping where shipping has a price', async () => {
  const delivery = { packDays: 2, transitDaysMin: 3, transitDaysMax: 5 };
  answer('get', '/api/settings', { ...SETTINGS, delivery, shippingMode: 'rates' });
  answer('get', '/api/shipping-rates', []);
  openProduct({});
  expect(await screen.findByText(/^US shipping, arrives /)).toBeVisible();
});

it('promises nothing that the shop has not set', async () => {
  openProduct({});
  expect(await screen.findByRole('button', { name: /^Add to Cart/ })).toBeVisible();
  expect(screen.queryByText(/US shipping|to return$|^Pays /)).not.toBeInTheDocument();
});
