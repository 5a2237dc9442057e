import type { ProductDetail } from '@shop/contract';
import { answer, screen, within } from '@shop/component-testing';
import { openPage } from '#test/open-page.tsx';
import { observeWindow } from '#test/observe-window.ts';
import { listing, product, productCard } from '#test/products.ts';

const CATEGORY = {
  id: '00000000-0000-4000-8000-0000000000c1',
  name: 'Hoodies',
  slug: 'hoodies',
  imageUrl: null,
  sizeGuide: null,
};

function open(shown: ProductDetail): void {
  answer('get', '/api/products/{id}', shown);
  answer('get', '/api/products/{id}/images', []);
  answer('get', '/api/products/listing', listing([]));
  openPage(`/products/${shown.id}`);
}

it('a sold-out product leads to similar ones that are there, before the story', async () => {
  const sold = product({ stockQuantity: 0, inStock: false, category: CATEGORY });
  const comeNear = observeWindow();
  const asked: object[] = [];
  open(sold);
  answer('get', '/api/products/listing', ({ query }) => {
    asked.push(query);
    return listing([productCard({ id: '00000000-0000-4000-8000-00000000000a', name: 'Other Hoodie' })]);
  });
  const similar = await screen.findByRole('region', { name: 'Similar' });
  comeNear(similar);
  expect(await within(similar).findByRole('link', { name: /Other Hoodie/ })).toBeVisible();
  expect(asked).toContainEqual({ category: 'hoodies', availability: 'in-stock', limit: '3' });
  expect(similar.compareDocumentPosition(screen.getByText('Story'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('region', { name: 'More Hoodies' })).not.toBeInTheDocument();
});

it('a product that is there has no similar ones before the story', async () => {
  open(product({ category: CATEGORY }));
  expect(await screen.findByText('Story')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Similar' })).not.toBeInTheDocument();
});
