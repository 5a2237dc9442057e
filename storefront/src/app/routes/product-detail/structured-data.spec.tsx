import { answer, waitFor } from '@shop/component-testing';
import { openPage, SETTINGS } from '#test/open-page.tsx';
import { listing, product } from '#test/products.ts';

function openProduct(name: string): void {
  const shown = product({ name });
  answer('get', '/api/products/{id}', shown);
  answer('get', '/api/products/{id}/images', []);
  answer('get', '/api/products/listing', listing([]));
  openPage(`/products/${shown.id}`);
}

describe('the structured data', () => {
  const details = (): string => document.head.textContent;
  const delivery = { packDays: 2, transitDaysMin: 3, transitDaysMax: 5 };
  const pages = [{ slug: 'shipping' as const, title: 'Shipping Info' }];

  it('names the price of shipping in a shop with rates', async () => {
    answer('get', '/api/settings', { ...SETTINGS, delivery, pages, shippingMode: 'rates' });
    const RATE = { id: 'r', name: 'Standard', amount: '6.50', freeFrom: null, states: [], daysMin: null, daysMax: null };
    answer('get', '/api/shipping-rates', [RATE]);
    openProduct('Rated Cap');
    await waitFor(() => expect(details()).toContain('"shippingRate":{"@type":"MonetaryAmount","value":6.5,"currency":"USD"}'));
  });

  it('asks for no rates in a shop whose shipping is free', async () => {
    answer('get', '/api/settings', { ...SETTINGS, delivery, pages });
    const rates = answer('get', '/api/shipping-rates', []);
    openProduct('Free Cap');
    await waitFor(() => expect(details()).toContain('"shippingRate":{"@type":"MonetaryAmount","value":0,"currency":"USD"}'));
    expect(rates).toEqual([]);
  });
});
