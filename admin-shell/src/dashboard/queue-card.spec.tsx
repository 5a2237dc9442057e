import { openSection, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, screen, waitFor } from '@shop/component-testing';
import type { QueueSummary } from '@shop/contract';
import { QueueCard } from './queue-card.tsx';

const SECTION = { id: 'home', title: 'Home', routes: [{ path: '*', element: <QueueCard /> }] };
const SUMMARY: QueueSummary = { reachable: true, waiting: 0, oldestWaitingSeconds: 0, failed: 0, lastFailure: null };

/** The tab that the browser opens during the click. */
function givenTab() {
  const tab = { opener: 'the admin' as unknown, close: jest.fn(), location: { replace: jest.fn() } };
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}
const openQueues = async () =>
  openSection([SECTION], '/admin/home').click(await screen.findByRole('button', { name: 'Open Queues' }));

it('shows the dashboard in a new tab, which knows nothing of the admin', async () => {
  answer('get', '/api/admin/queues', SUMMARY);
  answer('post', '/api/admin/queue-session', { url: '/admin/queues' });
  const tab = givenTab();
  await openQueues();
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/admin/queues'));
  expect(tab.opener).toBeNull();
});

it('says why the dashboard cannot be opened, and closes the tab', async () => {
  answer('get', '/api/admin/queues', SUMMARY);
  answer('post', '/api/admin/queue-session', () => refuse(503, 'The shop is busy'));
  const tab = givenTab();
  await openQueues();
  await waitFor(() => expect(toasts()).toHaveTextContent('The shop is busy'));
  expect(tab.close).toHaveBeenCalledTimes(1);
  expect(tab.location.replace).not.toHaveBeenCalled();
});

it('counts what waits and what has failed, with the last reason', async () => {
  const lastFailure = { queue: 'mail', job: 'mail.send', reason: 'SMTP refused', failedAt: '2026-01-02T03:04:05.000Z' };
  answer('get', '/api/admin/queues', { ...SUMMARY, waiting: 3, oldestWaitingSeconds: 120, failed: 1, lastFailure });
  openSection([SECTION], '/admin/home');
  const card = await screen.findByRole('region', { name: 'Queues' });
  await waitFor(() => expect(card).toHaveTextContent('3 waiting, oldest 2 min'));
  expect(card).toHaveTextContent('1 failed');
  expect(card).toHaveTextContent('mail.send: SMTP refused');
});

it('gets the focus when a link leads to it', async () => {
  answer('get', '/api/admin/queues', SUMMARY);
  openSection([SECTION], '/admin/home#queues');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Queues' })).toHaveFocus());
});
