import { openSection } from '@shop/admin-kit/testing';
import { answer, hold, refuse, screen, waitFor, within } from '@shop/component-testing';
import type { Duty, Today as TodayAnswer } from '@shop/contract';
import { Today } from './today.tsx';

const SECTION = { id: 'home', title: 'Home', routes: [{ path: '*', element: <Today /> }] };
const MONEY: Duty = {
  id: 'payments.owed:venmo:Zoe',
  group: 'sell',
  text: 'Send $188.68 back to Zoe Pena (Venmo)',
  action: 'Send it back',
  link: '/admin/orders/statements?tab=owed',
};
const PARCELS: Duty = {
  id: 'orders.to-pack',
  group: 'sell',
  text: '34 parcels to pack',
  action: 'Start packing',
  link: '/admin/orders/pack',
};
const JOBS: Duty = { id: 'jobs', group: 'shop', text: '2 jobs of the server failed', action: 'Show', link: '/admin#queues' };

function openToday(today: TodayAnswer | (() => TodayAnswer)) {
  answer('get', '/api/admin/today', today);
  return openSection([SECTION], '/admin/home');
}
const region = () => screen.findByRole('region', { name: 'Today' });

it('lists what waits by group, each sentence with one link to its first step', async () => {
  openToday({ duties: [MONEY, PARCELS, JOBS], unknown: [] });
  const sell = await screen.findByRole('list', { name: 'Sell' });
  expect(within(sell).getAllByRole('listitem')).toHaveLength(2);
  expect(within(screen.getByRole('list', { name: 'Shop' })).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('list', { name: 'Make' })).not.toBeInTheDocument();
  const link = within(sell).getByRole('link', { name: 'Send it back' });
  expect(link).toHaveAttribute('href', '/admin/orders/statements?tab=owed');
  expect(link).toHaveAccessibleDescription(MONEY.text);
  expect(screen.getByRole('link', { name: 'Show' })).toHaveAttribute('href', '/admin/home#queues');
});

it('says when nothing waits', async () => {
  openToday({ duties: [], unknown: [] });
  expect(await screen.findByText('Nothing waits.')).toBeVisible();
});

it('names what could not be asked in one line, and does not say that nothing waits', async () => {
  let today: TodayAnswer = { duties: [], unknown: ['Payments', 'Drops'] };
  const user = openToday(() => today);
  expect(await screen.findByText('Payments and Drops could not be asked.')).toBeVisible();
  expect(screen.queryByText('Nothing waits.')).not.toBeInTheDocument();
  today = { duties: [MONEY], unknown: [] };
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(MONEY.text)).toBeVisible();
  expect(screen.queryByText(/could not be asked/)).not.toBeInTheDocument();
});

it('is busy while it loads, and says why it could not be read', async () => {
  const { passed, release } = hold();
  answer('get', '/api/admin/today', async () => {
    await passed;
    return refuse(503, 'The shop is busy');
  });
  const user = openSection([SECTION], '/admin/home');
  expect(await region()).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(async () => expect(await region()).toHaveTextContent('What waits could not be read. The shop is busy'));
  answer('get', '/api/admin/today', { duties: [PARCELS], unknown: [] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(PARCELS.text)).toBeVisible();
});

it('asks again by itself while something could not be asked', async () => {
  let today: TodayAnswer = { duties: [], unknown: ['Payments'] };
  openToday(() => today);
  expect(await screen.findByText('Payments could not be asked.')).toBeVisible();
  today = { duties: [MONEY], unknown: [] };
  expect(await screen.findByText(MONEY.text, undefined, { timeout: 20_000 })).toBeVisible();
});
