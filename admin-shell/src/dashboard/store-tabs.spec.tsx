import { ListSearch, SectionHeader, useItemAddress, useListSearch } from '@shop/admin-kit';
import { openRoutes } from '@shop/admin-kit/testing';
import { answer, screen, waitFor } from '@shop/component-testing';
import { Link } from 'react-router-dom';
import { StoreTabs } from './store-tabs.tsx';

/** The products, as far as this is about what surrounds them. */
function MockProducts() {
  const search = useListSearch();
  const item = useItemAddress();
  return (
    <>
      <SectionHeader title="Products by Category" />
      <ListSearch label="Search products" {...search} />
      <button type="button" onClick={item.path ? item.close : () => item.open('7')}>
        {item.path ? 'Cancel' : 'Edit'}
      </button>
      <Link to="/products/feeds">Feeds</Link>
    </>
  );
}

const mockSections = () => [
  {
    id: 'products',
    title: 'Products',
    routes: [
      { path: 'feeds', element: <SectionHeader title="Product feeds" /> },
      { path: '*', element: <MockProducts /> },
    ],
  },
];

jest.mock('../remotes/manifest.ts', () => ({ useRemoteNames: () => [] }));
jest.mock('../remotes/load-sections.ts', () => ({
  sectionsQuery: (remote: string) => ({ queryKey: ['sections', remote], queryFn: () => mockSections() }),
}));

beforeEach(() => {
  const none = { toConfirm: 0, toShip: 0, overdue: 0, onTheWayTooLong: 0, lowStock: 0, soldOut: 0, sizesOut: 0 };
  answer('get', '/api/admin/orders/summary', { ...none, moneyToday: '0.00', timeZone: 'America/New_York' });
  answer('get', '/api/admin/messages/summary', { unread: 0 });
});

const openHome = () => openRoutes([{ path: '*', element: <StoreTabs /> }], '/admin');

describe('the products at /admin', () => {
  it('keep the search field and what is typed into it when the path becomes theirs', async () => {
    const user = openHome();
    const field = await screen.findByRole('textbox', { name: 'Search products' });
    await user.type(field, 'first');
    await waitFor(() => expect(window.location.href).toMatch('/admin/products?search=first'));
    await user.keyboard(' light');
    await waitFor(() => expect(window.location.href).toMatch('/admin/products?search=first+light'));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('first light');
  });

  it('keep the button that opened an item, also when it closes', async () => {
    const user = openHome();
    const button = await screen.findByRole('button', { name: 'Edit' });
    await user.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Cancel'));
    expect(window.location.pathname).toBe('/admin/products/7');
    await user.click(button);
    await waitFor(() => expect(window.location.pathname).toBe('/admin'));
    expect(button).toHaveTextContent('Edit');
    expect(button).toHaveFocus();
  });

  it('lead to pages whose heading gets the focus', async () => {
    const user = openHome();
    await user.click(await screen.findByRole('link', { name: 'Feeds' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Product feeds' })).toHaveFocus());
  });
});
