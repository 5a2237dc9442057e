import { openSection, press, signInAs } from '@shop/admin-kit/testing';
import { answer, screen, waitFor, within } from '@shop/component-testing';
import type { AdminOrder } from '@shop/contract';
import { address, adminOrder, givenOrders, orderRow, PACKED } from '../../test/orders.ts';
import sections from '../section.tsx';

type Item = AdminOrder['items'][number];

const item = (id: string, name: string, label: string | null, quantity: number): Item =>
  ({
    id,
    productId: id,
    quantity,
    priceAtTime: '48.00',
    product: { id, name, imageUrl: null, image: null },
    variant: label && { id: `${id} ${label}`, label },
  }) as Item;

const ITEMS = [item('a', 'Tree Ring Sweatshirt', 'L', 2), item('b', 'Swallow Cap', null, 1)];

/** Two packed orders of the queue; an order that is shipped leaves it. */
function givenParcels() {
  const rows = [orderRow(1, PACKED), orderRow(2, PACKED)];
  const { orders } = givenOrders(...rows);
  const server = rows.map((row) => adminOrder(row, { items: row === rows[0] ? ITEMS : ITEMS.slice(1) }));
  answer('get', '/api/admin/orders/{id}', ({ path }) => server.find(({ id }) => id === path['id'])!);
  const moves = answer('post', '/api/admin/orders/{id}/status', ({ path }) => {
    orders.rows = rows.filter(({ id }) => id !== path['id']);
    const place = server.findIndex(({ id }) => id === path['id']);
    server[place] = { ...server[place]!, status: 'shipped' };
    return server[place];
  });
  return moves;
}

const parcel = (number: number): Promise<HTMLElement> => screen.findByRole('article', { name: `Pack ORD-${number}` });

describe('packing', () => {
  it('ticks each piece, and goes to the next order and back by keyboard', async () => {
    signInAs('packer');
    givenParcels();
    const user = openSection(sections, '/admin/orders/pack?queue=to-ship');
    const first = await parcel(1);
    expect(first).toHaveTextContent('1 of 2');
    expect(
      within(first)
        .getAllByRole('checkbox')
        .map((box) => box.closest('li')?.textContent),
    ).toEqual(['Tree Ring Sweatshirt L 1 of 2', 'Tree Ring Sweatshirt L 2 of 2', 'Swallow Cap ']);
    expect(within(first).getAllByRole('checkbox')[0]).toHaveFocus();
    await user.keyboard(' ');
    expect(await within(first).findByRole('heading', { name: '1 of 3 packed' })).toBeVisible();
    await user.keyboard('j');
    const second = await parcel(2);
    await waitFor(() => expect(within(second).getByRole('checkbox')).toHaveFocus());
    expect(address()).toBe(`/orders/pack/${orderRow(2).id}?queue=to-ship`);
    await user.keyboard('k');
    expect(await within(await parcel(1)).findByRole('heading', { name: '1 of 3 packed' })).toBeVisible();
  });

  it('says by which rate the parcel goes', async () => {
    signInAs('packer');
    givenOrders(orderRow(1, PACKED));
    const charges = [{ kind: 'shipping' as const, label: 'Shipping: Express', amount: '0.00' }];
    answer('get', '/api/admin/orders/{id}', adminOrder(orderRow(1, PACKED), { items: ITEMS, charges, moneyHidden: true }));
    openSection(sections, '/admin/orders/pack?queue=to-ship');
    expect(await parcel(1)).toHaveTextContent('Ship by: Express');
  });

  it('leaves out what is refunded whole, and says what to ask about the rest, to packers too', async () => {
    signInAs('packer');
    givenOrders(orderRow(1, PACKED));
    const note = '$32.00 of it refunded: ask before packing';
    const refundedItems = [
      { itemId: 'a', isWhole: false, note },
      { itemId: 'b', isWhole: true, note: '$20.00 of it refunded: ask before packing' },
    ];
    answer('get', '/api/admin/orders/{id}', adminOrder(orderRow(1, PACKED), { items: ITEMS, refundedItems, moneyHidden: true }));
    const user = openSection(sections, '/admin/orders/pack?queue=to-ship');
    const shown = await parcel(1);
    expect(within(shown).getByRole('heading', { name: '0 of 2 packed' })).toBeVisible();
    expect(shown).not.toHaveTextContent('Swallow Cap');
    expect(within(shown).getAllByText(note)).toHaveLength(1);
    await press(user, shown, 'Packing slip');
    const slip = await screen.findByRole('article', { name: 'Packing slip ORD-1' });
    expect(within(slip).getByRole('cell', { name: `Tree Ring Sweatshirt, L ${note}` })).toBeVisible();
    expect(slip).toHaveTextContent('Total2 pieces');
    expect(slip).not.toHaveTextContent('Swallow Cap');
  });

  it('says when nothing is left to pack, on the slip, too', async () => {
    signInAs('packer');
    givenOrders(orderRow(1, PACKED));
    const refundedItems = ITEMS.map(({ id }) => ({ itemId: id, isWhole: true, note: '' }));
    answer('get', '/api/admin/orders/{id}', adminOrder(orderRow(1, PACKED), { items: ITEMS, refundedItems }));
    const user = openSection(sections, '/admin/orders/pack?queue=to-ship');
    const shown = await parcel(1);
    expect(within(shown).getByText('Nothing to pack: everything was refunded')).toBeVisible();
    expect(within(shown).queryByRole('checkbox')).not.toBeInTheDocument();
    await press(user, shown, 'Packing slip');
    const slip = await screen.findByRole('article', { name: 'Packing slip ORD-1' });
    expect(within(slip).getByText('Nothing to pack: everything was refunded')).toBeVisible();
    expect(within(slip).queryByRole('table')).not.toBeInTheDocument();
  });

  it('ships the parcel and keeps its place in the queue', async () => {
    signInAs('packer');
    const moves = givenParcels();
    const user = openSection(sections, '/admin/orders/pack');
    const first = await parcel(1);
    for (const box of within(first).getAllByRole('checkbox')) await user.click(box);
    await press(user, first, 'Ship: ORD-1');
    await press(user, await screen.findByRole('dialog'), 'Mark shipped');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(moves.map(({ path, body }) => [path['id'], body.status])).toEqual([[orderRow(1).id, 'shipped']]);
    await user.click(screen.getByRole('button', { name: 'Next order' }));
    expect(await parcel(2)).toHaveTextContent('2 of 2');
  });
});
