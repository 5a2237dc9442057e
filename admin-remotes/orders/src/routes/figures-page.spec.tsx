import { choose, openSection } from '@shop/admin-kit/testing';
import { answer, fireEvent, refuse, screen, waitFor, within } from '@shop/component-testing';
import type { Figures } from '@shop/contract';
import sections from '../section.tsx';

type Amounts = Figures['total'];
const amounts = (captured: string, refunded: string, net: string, orders: number, units: number): Amounts => ({
  captured,
  refunded,
  net,
  orders,
  units,
});
const NOTHING = amounts('0.00', '0.00', '0.00', 0, 0);
const ZELLE = amounts('120.00', '5.01', '114.99', 2, 4);
const VENMO = amounts('60.00', '0.00', '60.00', 1, 2);
const CASH_APP = amounts('60.00', '1.50', '58.50', 1, 2);

const FIGURES: Figures = {
  period: { from: '2026-10-28', to: '2026-11-26' },
  before: { from: '2026-09-28', to: '2026-10-27' },
  timeZone: 'America/New_York',
  by: 'method',
  total: amounts('180.00', '5.01', '174.99', 3, 6),
  totalBefore: CASH_APP,
  rows: [
    { key: 'zelle', label: null, now: ZELLE, before: NOTHING },
    { key: 'venmo', label: null, now: VENMO, before: NOTHING },
    { key: 'cashapp', label: null, now: NOTHING, before: CASH_APP },
  ],
  moreRows: 0,
};
const DAY: Figures = { ...FIGURES, by: 'day', rows: [{ key: '2026-11-26', label: null, now: ZELLE, before: NOTHING }] };
const PRODUCT: Figures = { ...FIGURES, by: 'product', rows: [{ key: 'id-1', label: 'Harbor Tee', now: ZELLE, before: VENMO }] };
const EMPTY: Figures = { ...FIGURES, rows: [], total: NOTHING, totalBefore: NOTHING };

const byGroup = ({ query }: { query: Record<string, string> }): Figures =>
  ({ day: DAY, product: PRODUCT })[query['by'] ?? ''] ?? FIGURES;

/** A context that accepts every line and shows none, because jsdom cannot draw. */
function drawNothing(this: HTMLCanvasElement): never {
  const anything = (): object => ({ width: 0 });
  return new Proxy({}, { get: (_, name) => (name === 'canvas' ? this : anything), set: () => true }) as never;
}

const table = (): Promise<HTMLElement> => screen.findByRole('table', { name: /^Figures by / });
const search = (): string => decodeURIComponent(window.location.search);
const figures = (url: string) => openSection(sections, `/admin/orders/figures${url}`);

beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(drawNothing));

it('says in words what a chart shows, and shows the period before beside each number', async () => {
  answer('get', '/api/admin/figures', byGroup);
  figures('?by=method');
  const net = await screen.findByRole('region', { name: 'Net' });
  expect(net).toHaveTextContent(/Net by method, .*: \$174\.99\. Highest: Zelle, \$114\.99/);
  const orders = within(screen.getByRole('list', { name: 'Totals' }))
    .getByRole('heading', { name: 'Orders' })
    .closest('li');
  expect(orders).toHaveTextContent('+200%');
  expect(orders).toHaveTextContent('before 1');
  const cashApp = within(await table()).getByRole('row', { name: /^Cash App/ });
  expect(cashApp).toHaveTextContent('$0.00before: $60.00');
});

it('keeps period, grouping and comparison in the address, and Back undoes each', async () => {
  const asked = answer('get', '/api/admin/figures', byGroup);
  const user = figures('');
  await table();
  await choose(user, 'Period', 'Last 7 days');
  await waitFor(() => expect(search()).toBe('?period=7-days'));
  screen.getByRole('radio', { name: 'Day' }).focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(search()).toBe('?period=7-days&by=product'));
  expect(await screen.findByRole('table', { name: 'Figures by product' })).toHaveTextContent('before');
  screen.getByRole('checkbox', { name: 'Compare' }).focus();
  await user.keyboard(' ');
  await waitFor(() => expect(search()).toBe('?period=7-days&by=product&compare=none'));
  expect(await table()).not.toHaveTextContent('before');
  window.history.back();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Compare' })).toBeChecked());
  window.history.back();
  expect(await screen.findByRole('table', { name: 'Figures by day' })).toBeVisible();
  expect(search()).toBe('?period=7-days');
  const days = asked.map(({ query: { from = '', to = '' } }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1);
  expect(days.slice(0, 2)).toEqual([30, 7]);
});

it('keeps two choices of one moment', async () => {
  answer('get', '/api/admin/figures', byGroup);
  figures('');
  await table();
  screen.getByRole('radio', { name: 'Product' }).click();
  screen.getByRole('checkbox', { name: 'Compare' }).click();
  await waitFor(() => expect(search()).toBe('?by=product&compare=none'));
});

it('begins with the newest day, and folds days on which nothing happened', async () => {
  const day = (key: string, now = NOTHING) => ({ key, label: null, now, before: CASH_APP });
  const rows = [day('2026-11-23', ZELLE), day('2026-11-24'), day('2026-11-25'), day('2026-11-26', VENMO)];
  answer('get', '/api/admin/figures', { ...DAY, rows });
  figures('?compare=none');
  const names = within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Thu, Nov 26, 2026', 'Nov 24 – 25, 2026', 'Mon, Nov 23, 2026', 'Total']);
  expect(screen.getByRole('row', { name: 'Nov 24 – 25, 2026 Nothing on these 2 days' })).toBeVisible();
});

it('leads from a day to the products that were sold on it', async () => {
  const asked = answer('get', '/api/admin/figures', byGroup);
  const user = figures('');
  await user.click(within(await table()).getByRole('link', { name: 'Thu, Nov 26, 2026' }));
  expect(await screen.findByRole('table', { name: 'Figures by product' })).toBeVisible();
  expect(search()).toBe('?from=2026-11-26&to=2026-11-26&by=product');
  expect(asked.at(-1)?.query).toEqual({ from: '2026-11-26', to: '2026-11-26', by: 'product' });
});

it('shows the same days of last year, asks the table and the CSV for them, and Back undoes it', async () => {
  const asked = answer('get', '/api/admin/figures', byGroup);
  const downloads = answer('get', '/api/admin/figures/export.csv', () => refuse(503, 'The shop is busy'));
  const user = figures('?by=method');
  await table();
  await choose(user, 'Compare with', 'Same days last year');
  await waitFor(() => expect(search()).toBe('?by=method&compare=last-year'));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.query).toEqual({ ...asked[0]?.query, compare: 'last-year' });
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(downloads.map(({ query }) => query)).toEqual([asked[1]?.query]));
  expect(await screen.findByText('The shop is busy')).toBeVisible();
  window.history.back();
  await waitFor(() => expect(search()).toBe('?by=method'));
});

it('offers the year when no money moved in the period', async () => {
  const year = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', year: 'numeric' }).format(new Date());
  answer('get', '/api/admin/figures', ({ query }) => (query['from'] === `${year}-01-01` ? FIGURES : EMPTY));
  const user = figures('?period=7-days&by=method');
  expect(await screen.findByRole('heading', { name: 'No money moved in these days' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show this year' }));
  expect(await table()).toBeVisible();
});

it('takes own dates, says what is wrong with them, and reads them again after a failure', async () => {
  let failure: Response | undefined;
  const asked = answer('get', '/api/admin/figures', () => failure ?? FIGURES);
  const user = figures('?period=this-year&by=method');
  await table();
  await choose(user, 'Period', 'Own dates');
  const dates = within(await screen.findByRole('form', { name: 'Own dates' }));
  expect(dates.getByLabelText('From')).toHaveValue(FIGURES.period.from);
  failure = refuse(400, 'The first day must not be after the last day');
  fireEvent.change(dates.getByLabelText('From'), { target: { value: '2024-02-01' } });
  fireEvent.change(dates.getByLabelText('To'), { target: { value: '2024-01-01' } });
  await user.click(dates.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('The first day must not be after the last day')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Failed to fetch the figures' })).toBeVisible();
  expect(asked.at(-1)?.query).toMatchObject({ from: '2024-02-01', to: '2024-01-01' });

  failure = undefined;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await table()).toBeVisible();
});
