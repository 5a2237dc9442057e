import { shopTime } from '@shop/admin-kit';
import { choose, dialog, fill, openSection, press, SETTINGS, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, screen, waitFor, within } from '@shop/component-testing';
import type { ArtistStatements } from '@shop/contract';
import { givenPosting } from '../../test/given-posting.ts';
import { statementOf } from '../../test/ledger.ts';
import { recentMonths } from '../rules/artist-ledger/months.ts';
import sections from '../section.tsx';

beforeEach(() => void givenPosting());

const open = (search = '?month=2026-10') => openSection(sections, `/admin/artist-ledger/months${search}`);

function given(differs: Partial<ArtistStatements> = {}) {
  const server: ArtistStatements = { month: '2026-10', isOver: true, statements: [statementOf(1)], ...differs };
  const asked = answer('get', '/api/admin/artist-ledger/statements', ({ query }) => ({ ...server, month: query['month'] ?? '' }));
  return { server, asked };
}

it('shows the sums of each artist, and closes the month with a note', async () => {
  const ray = {
    artistName: 'Ray Ortiz',
    opening: '-5.00',
    earned: '0.00',
    reversed: '-4.10',
    paid: '0.00',
    closing: '-9.10',
    pages: 2 as const,
  };
  const { server } = given({ statements: [statementOf(1), statementOf(2, ray)] });
  const closed = answer('post', '/api/admin/artist-ledger/statements', () => {
    server.statements = server.statements.map((statement) => ({ ...statement, isFinal: true }));
    return { created: 2 };
  });
  const user = open();
  const table = await screen.findByRole('table', { name: 'Statements' });
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) => [...children].map(({ textContent }) => textContent).join(' | '));
  expect(rows).toEqual([
    'Marisol Vega | $0.00 | $84.00 | $0.00 | $0.00 | $0.00 | $0.00 | -$60.00 | $24.00 | PDF',
    'Ray Ortizwith a letter | -$5.00 | $0.00 | -$4.10 | $0.00 | $0.00 | $0.00 | $0.00 | -$9.10 | PDF',
  ]);
  expect(screen.getByText('October 2026 is over and not closed yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print a draft of 3 pages' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close October' }));
  const form = await dialog('Close October 2026');
  expect(form).toHaveTextContent('2 statements will be kept as they are now.');
  fill(form, 'Note', ' Thank you ');
  await press(user, form, 'Close month');
  await waitFor(() => expect(toasts()).toHaveTextContent('October 2026 is closed: 2 statements'));
  expect(closed.map(({ body }) => body)).toEqual([{ month: '2026-10', note: 'Thank you' }]);
  expect(await screen.findByText('October 2026 is closed: its statements never change.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print 3 pages' })).toHaveClass('ant-btn-primary');
  expect(screen.queryByRole('button', { name: 'Close October' })).not.toBeInTheDocument();
});

it('prints only drafts of a month that is not over', async () => {
  given({ isOver: false });
  const prints = answer('get', '/api/admin/artist-ledger/statements/batch.pdf', () => refuse(503, 'The shop is busy'));
  const one = answer('get', '/api/admin/artist-ledger/artists/{artistId}/statement.pdf', () => refuse(503, 'The shop is busy'));
  const user = open();
  expect(await screen.findByText('October 2026 is not over. It can be closed from Nov 1, 1:00 AM.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close October' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Print a draft of 1 page' }));
  await waitFor(() => expect(toasts()).toHaveTextContent('The shop is busy'));
  await user.click(screen.getByRole('button', { name: 'PDF of Marisol Vega' }));
  await waitFor(() => expect(one).toHaveLength(1));
  expect([...prints, ...one].map(({ query }) => query)).toEqual([
    { month: '2026-10', draft: 'true' },
    { month: '2026-10', draft: 'true' },
  ]);
});

it('prints what is closed, and downloads the year', async () => {
  given({ statements: [statementOf(1, { isFinal: true })] });
  const prints = answer('get', '/api/admin/artist-ledger/statements/batch.pdf', () => refuse(503, 'The shop is busy'));
  const years = answer('get', '/api/admin/artist-ledger/year.csv', () => refuse(503, 'The shop is busy'));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Print 1 page' }));
  await waitFor(() => expect(prints.map(({ query }) => query)).toEqual([{ month: '2026-10' }]));
  await user.click(screen.getByRole('button', { name: '2026 as CSV' }));
  await waitFor(() => expect(years.map(({ query }) => query)).toEqual([{ year: '2026' }]));
});

it('says that somebody has closed the month meanwhile, and why it cannot be closed', async () => {
  given();
  let failure: Response | undefined = refuse(409, 'October can be closed from Nov 1, 1:00 AM', { code: 'MONTH_NOT_OVER' });
  answer('post', '/api/admin/artist-ledger/statements', () => failure ?? { created: 0 });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Close October' }));
  const form = await dialog('Close October 2026');
  await press(user, form, 'Close month');
  await waitFor(() => expect(toasts()).toHaveTextContent('October can be closed from Nov 1, 1:00 AM'));
  failure = undefined;
  await press(user, form, 'Close month');
  await waitFor(() => expect(toasts()).toHaveTextContent('October 2026 was closed already'));
});

it('keeps the month in the address', async () => {
  const { asked } = given({ statements: [] });
  const [first = { value: '', label: '' }, last = first] = recentMonths(shopTime(SETTINGS.timeZone).calendarDay(Date.now()));
  const user = open('');
  expect(await screen.findByText(`No statements for ${last.label}`)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Print|Close)/ })).not.toBeInTheDocument();
  await choose(user, 'Month', first.label);
  expect(await screen.findByText(`No statements for ${first.label}`)).toBeVisible();
  expect(window.location.search).toBe(`?month=${first.value}`);
  expect(asked.map(({ query }) => query)).toEqual([{ month: last.value }, { month: first.value }]);
});
