import { searchGroups } from './search-entries.ts';

const CONTEXT = {
  formatMoney: (amount: string) => `$${amount}`,
  customer: (email: string) => `/people/${email}`,
  product: ({ id }: { id: string }) => `/products/${id}`,
  canMarkPaid: ({ awaitsPayment }: { awaitsPayment: boolean }) => awaitsPayment,
};

const FOUND = { createdAt: '2026-01-01T00:00:00Z', awaitsPayment: false };

describe('searchGroups', () => {
  it('lists the kinds in a fixed order with their paths, and leaves out empty ones', () => {
    const groups = searchGroups(
      {
        orders: [
          { ...FOUND, id: '1', orderNumber: 'ORD-1', customerName: 'Noor', status: 'shipped' },
          { ...FOUND, id: '2', orderNumber: 'ORD-2', customerName: '', status: 'confirmed', awaitsPayment: true },
        ],
        products: [{ id: '3', name: 'Hoodie & Café', artist: null }],
        artists: [{ id: '4', name: 'Zoë', location: 'Lyon' }],
        customers: [{ email: 'noor@example.com', name: 'Noor' }],
        invoices: [{ id: '5', invoiceNumber: 'INV-2026-0001', clientName: 'Ada', status: 'sent', totalAmount: '1160.00' }],
        messages: [{ id: '6', name: 'Zoë', subject: 'artist', createdAt: '2026-01-01T00:00:00Z' }],
      },
      [{ title: 'Brand', section: 'Settings', path: '/settings#brand' }],
      CONTEXT,
    );
    expect(
      groups.map(({ title, entries }) => [title, ...entries.map((entry) => [entry.title, entry.detail, entry.path].join(' | '))]),
    ).toEqual([
      ['Orders', 'ORD-1 | Shipped · Noor | /orders/1', 'ORD-2 | Confirmed | /orders/2'],
      ['Products', 'Hoodie & Café |  | /products/3'],
      ['Artists', 'Zoë | Lyon | /artists/4'],
      ['Customers', 'Noor | noor@example.com | /people/noor@example.com'],
      ['Invoices', '#INV-2026-0001 | Sent · $1160.00 · Ada | /invoices/5'],
      ['Messages', 'Zoë | Artist | /messages/6'],
      ['Actions', 'Mark ORD-2 paid |  | /orders/2?step=pay'],
      ['Pages', 'Brand | Settings | /settings#brand'],
    ]);
  });

  it('has no groups without results', () => {
    expect(searchGroups(undefined, [], CONTEXT)).toEqual([]);
  });
});
