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
    artist: {
      id: '22222222-0000-4000-8000-000000000000',
      name: 'June Park',
      location: 'Tulsa',
      story: '',
      imageUrl: null,
      shareBps: null,
    },
  });
  expect(await screen.findByText(`Free US shipping, arrives ${days}`)).toBeVisible();
  expect(screen.getByText('30 days to return')).toBeVisible();
  expect(screen.getByText('Pays June Park 40% of the revenue')).toBeVisible();
});

it("says the share that the artists' ledger pays", async () => {
  answer('get', '/api/settings', { ...SETTINGS, revenueShare: '50%' });
  openProduct({
    artist: {
      id: '22222222-0000-4000-8000-000000000000',
      name: 'June Park',
      location: 'Tulsa',
      story: '',
      imageUrl: null,
      shareBps: 2_050,
    },
  });
  expect(await screen.findByText('Pays June Park 20.5% of the revenue')).toBeVisible();
});

const STANDARD = {
  id: '33333333-0000-4000-8000-000000000000',
  name: 'Standard',
  amount: '5.95',
  freeFrom: '100.00',
  states: [],
  daysMin: 3,
  daysMax: 7,
};

it.each([
  ['38.00', 'US shipping $5.95, free from $100, arrives '],
  ['100.00', 'Free US shipping, arrives '],
])('a piece of $%s says what its shipping costs and the days of that rate', async (price, text) => {
  const delivery = { packDays: 0, transitDaysMin: 1, transitDaysMax: 1 };
  answer('get', '/api/settings', { ...SETTINGS, delivery, shippingMode: 'rates' });
  answer('get', '/api/shipping-rates', [{ ...STANDARD, name: 'Alaska', states: ['AK'], amount: '19.00' }, STANDARD]);
  openProduct({ price });
  const days = { packDays: 0, transitDaysMin: 3, transitDaysMax: 7 };
  expect(await screen.findByText(text + arrivalText(arrivalDays(days, new Date(), SETTINGS.timeZone)))).toBeVisible();
  expect(screen.getByText('Arrives 3 to 7 business days after your payment.')).toBeInTheDocument();
});

it('a shop that promises no time says what shipping costs', async () => {
  answer('get', '/api/settings', { ...SETTINGS, shippingMode: 'rates' });
  answer('get', '/api/shipping-rates', [{ ...STANDARD, freeFrom: null }]);
  openProduct({});
  expect(await screen.findByText('US shipping $5.95')).toBeVisible();
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
