import { choose, openSection, SETTINGS, signInAs } from '@shop/admin-kit/testing';
import { answer, fireEvent, refuse, screen, waitFor, within } from '@shop/component-testing';
import type { TaxReport } from '@shop/contract';
import { givenOrders, orderRow } from '../../test/orders.ts';
import sections from '../section.tsx';

const REPORT: TaxReport = {
  period: { from: '2026-10-01', to: '2026-10-31' },
  timeZone: 'America/New_York',
  states: [
    {
      state: 'NY',
      orders: 2,
      gross: '158.00',
      exempt: '0.00',
      taxable: '158.00',
      tax: '11.12',
      refundedTax: '12.00',
      due: '-0.88',
      authorities: [
        { authority: 'Albany County', rate: '4', taxable: '158.00', tax: '6.32', refundedTax: '0.00' },
        { authority: 'New York', rate: '4', taxable: '120.00', tax: '4.80', refundedTax: '12.00' },
      ],
    },
    {
      state: null,
      orders: 1,
      gross: '20.00',
      exempt: '20.00',
      taxable: '0.00',
      tax: '0.00',
      refundedTax: '0.00',
      due: '0.00',
      authorities: [],
    },
  ],
};

const open = (search = '') => openSection(sections, `/admin/orders/tax-report${search}`);
const table = (): Promise<HTMLElement> => screen.findByRole('table', { name: 'Sales tax by state' });
const rowsOf = (shown: HTMLElement): string[] =>
  within(shown)
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) => [...children].map(({ textContent }) => textContent).join(' | '));

it('has a row for each state and authority, and their totals', async () => {
  answer('get', '/api/admin/tax-report', REPORT);
  open('?period=last-month');
  expect(rowsOf(await table())).toEqual([
    'New York (NY) | 2 | $158.00 | $0.00 | $158.00 | $11.12 | $12.00 | -$0.88',
    'Albany County, 4% | 2 | $158.00 | $0.00 | $158.00 | $6.32 | $0.00 | $6.32',
    'New York, 4% | 2 | $158.00 | $38.00 | $120.00 | $4.80 | $12.00 | -$7.20',
    'State unknown | 1 | $20.00 | $20.00 | $0.00 | $0.00 | $0.00 | $0.00',
    'Total | 3 | $178.00 | $20.00 | $158.00 | $11.12 | $12.00 | -$0.88',
  ]);
  expect(screen.getByText('Oct 1 – 31, 2026')).toBeVisible();
});

it('keeps the period in the address, asks table and CSV for the same days, and Back undoes it', async () => {
  const asked = answer('get', '/api/admin/tax-report', REPORT);
  const downloads = answer('get', '/api/admin/tax-report/export.csv', () => refuse(503, 'The shop is busy'));
  const user = open();
  await table();
  expect(asked[0]?.query['from']).toMatch(/-01$/);
  await choose(user, 'Period', 'Last quarter');
  await waitFor(() => expect(window.location.search).toBe('?period=last-quarter'));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.query['from']).toMatch(/-(01|04|07|10)-01$/);
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(downloads.map(({ query }) => query)).toEqual([asked[1]?.query]));
  expect(await screen.findByText('The shop is busy')).toBeVisible();
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('takes own dates, says what is wrong with them, and reads them again after a failure', async () => {
  let failure: Response | undefined;
  const asked = answer('get', '/api/admin/tax-report', () => failure ?? REPORT);
  const user = open();
  await table();
  await choose(user, 'Period', 'Own dates');
  const dates = within(await screen.findByRole('form', { name: 'Own dates' }));
  expect(dates.getByLabelText('From')).toHaveValue(REPORT.period.from);
  failure = refuse(400, 'The first day must not be after the last day');
  fireEvent.change(dates.getByLabelText('To'), { target: { value: '2024-01-01' } });
  await user.click(dates.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('The first day must not be after the last day')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Failed to fetch the tax report' })).toBeVisible();
  expect(asked.at(-1)?.query).toEqual({ from: '2026-10-01', to: '2024-01-01' });
  failure = undefined;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await table()).toBeVisible();
});

it('says that nothing was sold', async () => {
  answer('get', '/api/admin/tax-report', { ...REPORT, states: [] });
  open();
  expect(await screen.findByRole('heading', { name: 'Nothing was sold in these days' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

describe('the link to the tax report', () => {
  const link = () => screen.queryByRole('link', { name: 'Tax report' });

  it('stands beside the figures while tax is collected', async () => {
    givenOrders(orderRow(1));
    answer('get', '/api/settings', { ...SETTINGS, taxMode: 'table' });
    answer('get', '/api/admin/tax-report', REPORT);
    const user = openSection(sections, '/admin/orders');
    await user.click(await screen.findByRole('link', { name: 'Tax report' }));
    expect(await table()).toBeVisible();
  });

  it('is not there while no tax is collected', async () => {
    givenOrders(orderRow(1));
    openSection(sections, '/admin/orders');
    expect(await screen.findByRole('link', { name: 'Figures' })).toBeVisible();
    expect(link()).not.toBeInTheDocument();
  });

  it('is not there for packers', async () => {
    signInAs('packer');
    givenOrders(orderRow(1));
    answer('get', '/api/settings', { ...SETTINGS, taxMode: 'table' });
    openSection(sections, '/admin/orders');
    expect(await screen.findByRole('link', { name: 'ORD-1' })).toBeVisible();
    expect(link()).not.toBeInTheDocument();
  });
});
