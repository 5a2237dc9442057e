import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, screen, waitFor, within } from '@shop/component-testing';
import sections from '../section.tsx';
import { adminProduct, givenCatalog } from '../../test/catalog.ts';

it('copies the addresses of the feeds, and mends what Google would refuse', async () => {
  const tee = adminProduct('Plain Tee');
  givenCatalog({ products: [tee] });
  let problems = ['image is missing', 'size is missing', 'color is missing'];
  answer('get', '/api/admin/feeds/google', () => [{ productId: tee.id, name: tee.name, problems }]);
  const saves = answer('put', '/api/admin/products/{id}', ({ body }) => {
    problems = problems.slice(0, 2);
    return { ...tee, color: body.color ?? null };
  });
  const user = openSection(sections, '/admin/products');
  await user.click(await screen.findByRole('button', { name: 'Product feeds' }));
  await user.click(await screen.findByRole('button', { name: 'Copy the address for Google Merchant Center' }));
  await waitFor(() => expect(toasts()).toHaveTextContent('Address copied'));
  const { origin } = globalThis.location;
  expect(await navigator.clipboard.readText()).toBe(`${origin}/feeds/google.xml`);
  for (const [reader, path] of [
    ['Meta Commerce Manager', '/feeds/meta.csv'],
    ['TikTok Catalog Manager', '/feeds/tiktok.csv'],
  ])
    expect(screen.getByRole('textbox', { name: `Address for ${reader}` })).toHaveValue(`${origin}${path}`);

  const edit = await screen.findByRole('button', { name: 'Edit Plain Tee' });
  const row = edit.closest('li')!;
  expect(row).toHaveTextContent('Image is missing, size is missing, color is missing');
  await user.click(edit);
  const form = await dialog('Edit Product');
  fill(form, 'Color (Optional)', 'Sand');
  await press(user, form, 'Update Product');
  await waitFor(() => expect(within(row).queryByText(/color/)).not.toBeInTheDocument());
  expect(row).toHaveTextContent('Image is missing, size is missing');
  expect(saves[0]?.body.color).toBe('Sand');
});
