import { openSection, signInAs } from '@shop/admin-kit/testing';
import { screen, waitFor, within } from '@shop/component-testing';
import { address, adminProduct, givenCatalog, sizedProduct } from '../../test/catalog.ts';
import sections from '../section.tsx';

it('shows what is left of each size to accounts that only read the catalog', async () => {
  signInAs('packer');
  givenCatalog({ products: [sizedProduct('First Light Hoodie', { M: 0, L: 30 }), adminProduct('Porch Mug')] });
  const user = openSection(sections, '/admin/products');
  const stock = await screen.findByRole('table', { name: 'Stock' });
  expect(within(stock).getByRole('list', { name: 'Sizes of First Light Hoodie' })).toHaveTextContent('M 0L 30');
  expect(within(stock).getByRole('row', { name: /Porch Mug/ })).toHaveTextContent('10');
  expect(screen.queryByRole('button', { name: /Add|Edit|Delete/ })).not.toBeInTheDocument();
  expect(within(stock).queryByRole('textbox')).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Search by name or artist' }), 'mug{Enter}');
  await waitFor(() => expect(stock).not.toHaveTextContent('First Light'));
  expect(address()).toBe('/products?search=mug');
});
