import { openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, screen, waitFor, within } from '@shop/component-testing';
import type { Opening } from '@shop/contract';
import { OpeningCard } from './opening-card.tsx';

const SECTION = { id: 'home', title: 'Home', routes: [{ path: '*', element: <OpeningCard /> }] };

const step = (over: Partial<Opening['steps'][number]>): Opening['steps'][number] => ({
  id: 'handles',
  owner: 'staff',
  title: 'Payment accounts are yours',
  hint: 'Enter your accounts.',
  link: '/admin/settings#payments',
  done: true,
  ...over,
});
const SETTINGS_STEP = step({
  id: 'settings',
  owner: 'operator',
  title: 'The server is set up for real orders',
  hint: 'SMTP_URL is not set.\nRATE_LIMITS is off.',
  link: null,
  done: false,
});
const BACKUP_STEP = step({
  id: 'backup',
  owner: 'operator',
  title: 'A backup is younger than a day',
  hint: 'Set BACKUP_DIR.',
  link: null,
});

async function open(steps: Opening['steps'], sampleProducts = 0) {
  let opening = { steps, done: steps.filter(({ done }) => done).length, total: steps.length, sampleProducts };
  answer('get', '/api/admin/opening', () => opening);
  const user = openSection([SECTION], '/admin/home');
  await user.click(await screen.findByText(/^Before you open/));
  return { user, changeTo: (next: Partial<Opening>) => (opening = { ...opening, ...next }) };
}

it('lists the steps of the person who runs the server apart, and copies what is missing', async () => {
  const { user } = await open([step({ done: false }), SETTINGS_STEP, { ...BACKUP_STEP, done: true }]);
  const group = screen.getByRole('region', { name: 'For the person who runs the server' });
  expect(within(group).getAllByRole('listitem')).toHaveLength(2);
  expect(group).toHaveTextContent('SMTP_URL is not set.');
  expect(group).not.toHaveTextContent('Payment accounts are yours');
  await press(user, group, 'Copy');
  await waitFor(() => expect(toasts()).toHaveTextContent('List copied'));
  expect(await navigator.clipboard.readText()).toBe(
    'The server is set up for real orders\n- SMTP_URL is not set.\n- RATE_LIMITS is off.',
  );
});

it('has nothing to copy when the server is ready', async () => {
  await open([step({ done: false }), { ...BACKUP_STEP, done: true }]);
  const group = screen.getByRole('region', { name: 'For the person who runs the server' });
  expect(within(group).getByText('A backup is younger than a day')).toBeVisible();
  expect(within(group).queryByRole('button')).not.toBeInTheDocument();
});

it('removes the sample products by one press, and restores them', async () => {
  const samples = step({ id: 'samples', title: 'The sample products are gone', done: false });
  const { user, changeTo } = await open([samples, SETTINGS_STEP], 2);
  const outcomes = ['1', '2'].map((id) => ({ id, outcome: 'done' as const, message: null }));
  const removed = answer('post', '/api/admin/opening/remove-samples', () => {
    changeTo({ steps: [{ ...samples, done: true }, SETTINGS_STEP], sampleProducts: 0 });
    return { outcomes };
  });
  const restored = answer('post', '/api/admin/products/selected/restore', { outcomes });
  await user.click(screen.getByRole('button', { name: 'Remove the 2 sample products' }));
  await waitFor(() => expect(toasts()).toHaveTextContent('2 sample products removed'));
  expect(removed).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove the/ })).not.toBeInTheDocument());
  await press(user, toasts(), 'Undo');
  await waitFor(() => expect(restored.map(({ body }) => body)).toEqual([{ ids: ['1', '2'] }]));
});

it('is open, with the focus, when a link leads to it', async () => {
  const opening = { steps: [step({ done: false })], done: 0, total: 1, sampleProducts: 0 };
  answer('get', '/api/admin/opening', opening);
  openSection([SECTION], '/admin/home#opening');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Before you open' })).toHaveFocus());
  expect(screen.getByText('Payment accounts are yours')).toBeVisible();
});
