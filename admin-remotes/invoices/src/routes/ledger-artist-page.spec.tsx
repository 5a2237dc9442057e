import { shopTime } from '@shop/admin-kit';
import { choose, dialog, fill, openSection, press, SETTINGS, signInAs, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, screen, waitFor, within } from '@shop/component-testing';
import { givenArtist } from '../../test/given-artist.ts';
import { givenPosting } from '../../test/given-posting.ts';
import { artistPage, ledgerArtist, ledgerEntry, PAYOUT } from '../../test/ledger.ts';
import { recentMonths } from '../rules/artist-ledger/months.ts';
import sections from '../section.tsx';

beforeEach(() => void givenPosting());

const { artistId } = ledgerArtist(1);
const open = (search = '') => openSection(sections, `/admin/artist-ledger/${artistId}${search}`);
const entries = async (): Promise<HTMLElement[]> =>
  within(await screen.findByRole('list', { name: 'Entries' })).getAllByRole('listitem');

it('shows what changed the balance, with links to the orders', async () => {
  givenArtist(
    artistPage(),
    ledgerEntry(1, { order: { ...ledgerEntry(1).order!, quantity: 2 } }),
    ledgerEntry(2, { kind: 'reversal', amount: '-32.00', base: '-64.00' }),
    ledgerEntry(3, { ...PAYOUT, note: 'Rent of November' }),
    ledgerEntry(4, { ...PAYOUT, isReversed: true }),
    ledgerEntry(5, { ...PAYOUT, amount: '60.00', reversesId: ledgerEntry(4).id, reference: null, sentOn: null, note: 'Lost' }),
  );
  open();
  expect((await entries()).map(({ textContent }) => textContent)).toEqual([
    'Nov 20, 2026SaleORD-1, Dawn Hoodie, M × 250% of $64.00+$32.00',
    'Nov 20, 2026RefundORD-2, Dawn Hoodie, M50% of -$64.00-$32.00',
    'Nov 20, 2026Paymentsent on Nov 3, 2026, MO 1042Rent of Novemberby bo-$60.00Take back',
    'Nov 20, 2026PaymentTaken backsent on Nov 3, 2026, MO 1042by bo-$60.00',
    'Nov 20, 2026Payment taken backLostby bo+$60.00',
  ]);
  expect(screen.getByRole('link', { name: 'ORD-1' })).toHaveAttribute('href', `/admin/orders/${ledgerEntry(1).order!.id}`);
  expect(screen.getByRole('heading', { level: 2, name: 'Marisol Vega' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Payee' })).toHaveTextContent(
    'Rosa Vega, mother Money order, at least $25.0012 Canal StreetBaltimore, MD 21202',
  );
});

it('keeps the month in the address', async () => {
  const { asked } = givenArtist(artistPage());
  const user = open();
  expect(await screen.findByText('No entries yet')).toBeVisible();
  const [{ value: month, label: name } = { value: '', label: '' }] = recentMonths(
    shopTime(SETTINGS.timeZone).calendarDay(Date.now()),
  );
  await choose(user, 'Month', name);
  expect(await screen.findByText('No entries in this month')).toBeVisible();
  expect(window.location.search).toBe(`?month=${month}`);
  expect(asked.map(({ query }) => query)).toEqual([{}, { month }]);
});

it('takes an entry back with a note, once', async () => {
  const { server } = givenArtist(artistPage(), ledgerEntry(1, PAYOUT));
  const sent = answer('post', '/api/admin/artist-ledger/entries/{id}/reversal', () => {
    server.entries = [ledgerEntry(1, { ...PAYOUT, isReversed: true })];
    return ledgerEntry(2, { ...PAYOUT, amount: '60.00' });
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Take back: Payment of -$60.00' }));
  const form = await dialog('Take back: Payment of -$60.00');
  await press(user, form, 'Take back');
  expect(await within(form).findByText('Please write a note')).toBeVisible();
  fill(form, 'Why', ' The check came back ');
  await press(user, form, 'Take back');
  await waitFor(() => expect(toasts()).toHaveTextContent('The entry is taken back'));
  expect(sent.map(({ path, body }) => [path['id'], body.note])).toEqual([[ledgerEntry(1).id, 'The check came back']]);
  await waitFor(async () => expect((await entries())[0]).toHaveTextContent('Taken back'));
  expect(screen.queryByRole('button', { name: /^Take back/ })).not.toBeInTheDocument();
});

it('records an adjustment that lowers the balance', async () => {
  givenArtist(artistPage());
  const sent = answer('post', '/api/admin/artist-ledger/artists/{artistId}/entries', ledgerEntry(1, { kind: 'adjustment' }));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Other entry' }));
  const form = await dialog('Other entry for Marisol Vega');
  await choose(user, 'What', 'Adjustment that lowers the balance');
  fill(form, 'Amount', '-5');
  await press(user, form, 'Record entry');
  expect(await within(form).findByText('Please enter an amount without a minus sign')).toBeVisible();
  fill(form, 'Amount', '100,000.00');
  await press(user, form, 'Record entry');
  expect(await within(form).findByText('At most $99,999.99')).toBeVisible();
  fill(form, 'Amount', '5');
  await press(user, form, 'Record entry');
  await waitFor(() => expect(toasts()).toHaveTextContent('The entry is recorded'));
  expect(sent.map(({ body }) => body)).toEqual([{ kind: 'adjustment', amount: '-5.00', note: null }]);
});

it('changes the share of the artist, and takes it away', async () => {
  const { server } = givenArtist(artistPage());
  const sent = answer('put', '/api/admin/artist-ledger/shares', ({ body: { shareBps } }) => {
    server.page = { ...server.page, shareBps };
    return { changed: 1 };
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Change share' }));
  const form = await dialog('Share of Marisol Vega');
  expect(within(form).getByLabelText('Share of the price of each piece')).toHaveValue('50');
  fill(form, 'Share of the price of each piece', '');
  await press(user, form, 'Save share');
  await waitFor(() => expect(toasts()).toHaveTextContent('The share is saved'));
  expect(sent.map(({ body }) => body)).toEqual([{ artistIds: [artistId], shareBps: null }]);
  await waitFor(() => expect(screen.getByText('Share', { selector: 'dt' }).nextSibling).toHaveTextContent('none'));
});

it('lists the products with shares of their own first, and changes one', async () => {
  const products = [
    { productId: 'a', name: 'Anchor Cap', shareBps: null },
    { productId: 'b', name: 'Dawn Hoodie', shareBps: 6000 },
  ];
  givenArtist(artistPage({ products }));
  const sent = answer('put', '/api/admin/artist-ledger/products/{id}/share', { productId: 'a', shareBps: 2500 });
  const user = open();
  const list = await screen.findByRole('list', { name: 'Products' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dawn Hoodie60%Change', 'Anchor Cap50%, as the artistChange']);
  await press(user, list, 'Change the share of Anchor Cap');
  const form = await dialog('Share of Anchor Cap');
  fill(form, 'Share of the price of each piece', '25%');
  await press(user, form, 'Save share');
  await waitFor(() => expect(sent.map(({ path, body }) => [path['id'], body])).toEqual([['a', { shareBps: 2500 }]]));
});

it.each([
  ['owner', true],
  ['bookkeeper', false],
] as const)('has links to the products for an account that may open them: %s', async (role, isLink) => {
  if (role === 'bookkeeper') signInAs(role);
  givenArtist(artistPage({ products: [{ productId: 'a', name: 'Anchor Cap', shareBps: null }] }));
  open();
  const list = await screen.findByRole('list', { name: 'Products' });
  if (isLink) expect(await within(list).findByRole('link')).toHaveAttribute('href', '/admin/products/a');
  else expect(within(list).queryByRole('link')).not.toBeInTheDocument();
});

it('says that there is no such artist', async () => {
  answer('get', '/api/admin/artist-ledger/artists/{artistId}', () => refuse(404, 'Artist not found'));
  open();
  expect(await screen.findByText('Artist not found')).toBeVisible();
});
