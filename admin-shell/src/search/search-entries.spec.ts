import { searchGroups } from './search-entries.ts';

const PATHS = { customer: (email: string) => `/people/${email}`, product: ({ id }: { id: string }) => `/products/${id}` };

describe('searchGroups', () => {
  it('lists the kinds in a fixed order with their paths, and leaves out empty ones', () => {
    const groups = searchGroups(
      {
        orders: [
          { id: '1', orderNumber: 'ORD-1', customerName: 'Noor', status: 'shipped', createdAt: '2026-01-01T00:00:00Z' },
          { id: '2', orderNumber: 'ORD-2', customerName: '', status: 'pending', createdAt: '2026-01-01T00:00:00Z' },
        ],
        products: [{ id: '3', name: 'Hoodie & Café', artist: null }],
        artists: [{ id: '4', name: 'Zoë', location: 'Lyon' }],
        customers: [{ email: 'noor@example.com', name: 'Noor' }],
      },
      [{ title: 'Brand', section: 'Settings', path: '/settings#brand' }],
      PATHS,
    );
    expect(
      groups.map(({ title, entries }) => [title, ...entries.map((entry) => [entry.title, entry.detail, entry.path].join(' | '))]),
    ).toEqual([
      ['Orders', 'ORD-1 | Shipped · Noor | /orders/1', 'ORD-2 | Pending | /orders/2'],
      ['Products', 'Hoodie & Café |  | /products/3'],
      ['Artists', 'Zoë | Lyon | /artists/4'],
      ['Customers', 'Noor | noor@example.com | /people/noor@example.com'],
      ['Pages', 'Brand | Settings | /settings#brand'],
    ]);
  });

  it('has no groups without results', () => {
    expect(searchGroups(undefined, [], PATHS)).toEqual([]);
  });
});
