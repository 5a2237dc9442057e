import { dialog, fill, openSection, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, screen, waitFor, within } from '@shop/component-testing';
import type { InboxMessage } from '@shop/contract';
import sections from '../section.tsx';

const AT = '2026-01-02T03:04:05.000Z';
const message = (number: number, name: string, text: string, differs: Partial<InboxMessage> = {}): InboxMessage => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  name,
  email: 'noor@example.com',
  subject: 'general',
  message: text,
  createdAt: AT,
  read: false,
  readAt: null,
  archivedAt: null,
  state: 'new',
  repliedBy: null,
  repliedAt: null,
  answeringBy: null,
  answeringUntil: null,
  ...differs,
});
const NOOR = message(1, 'Noor', 'I would like to draw for you.\n<b>Soon</b>, please.');
const LEE = message(2, 'Lee', 'Could we film in the workshop?');

/** The messages as the server has them at the time of each request. */
function givenInbox(...messages: InboxMessage[]) {
  const server = { messages };
  answer('get', '/api/admin/messages', ({ query: { search = '', folder } }) =>
    server.messages.filter(
      ({ archivedAt, name }) => (archivedAt !== null) === (folder === 'archive') && name.toLowerCase().includes(search),
    ),
  );
  answer(
    'get',
    '/api/admin/messages/{id}',
    ({ path }) => server.messages.find(({ id }) => id === path['id']) ?? refuse(404, 'There is no such message'),
  );
  answer('get', '/api/admin/messages/{id}/mails', []);
  answer('get', '/api/admin/messages/{id}/replies', []);
  answer('get', '/api/admin/messages/{id}/mails/replies', []);
  answer('get', '/api/admin/saved-answers', []);
  answer('get', '/api/admin/customers', () => refuse(404, 'Nobody'));
  answer('put', '/api/admin/messages/{id}', ({ path, body }) => {
    const { read, archived } = body;
    server.messages = server.messages.map((one) => {
      if (one.id !== path['id']) return one;
      const moved = archived === undefined ? one.archivedAt : archived ? AT : null;
      return { ...one, read, readAt: read ? AT : null, state: read ? 'open' : 'new', archivedAt: moved };
    });
    return server.messages.find(({ id }) => id === path['id'])!;
  });
  return server;
}
const open = (path = '') => openSection(sections, `/admin/messages${path}`);
const names = () =>
  within(screen.getByRole('list', { name: 'Messages' }))
    .queryAllByRole('heading')
    .map(({ textContent }) => /^(Noor|Lee)/.exec(textContent ?? '')?.[0]);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('says that there is nothing yet, and counts what is unread: opening a message reads it, and a button unreads it', async () => {
  const server = givenInbox();
  const user = open();
  expect(await screen.findByText('No messages yet')).toBeVisible();
  server.messages = [NOOR, LEE];
  await user.click(await button('Refresh'));
  expect(await screen.findByText('2 unread')).toBeVisible();
  await user.click(await button(/^Noor/));
  // A text is no markup.
  expect(await screen.findByText(/<b>Soon<\/b>, please\./)).toBeVisible();
  expect(await screen.findByText('1 unread')).toBeVisible();
  await user.click(await button('Mark as unread'));
  expect(await screen.findByText('2 unread')).toBeVisible();
  await user.click(await button('Mark as read'));
  expect(await screen.findByText('1 unread')).toBeVisible();
  await user.click(await button(/^Noor/));
  await user.click(screen.getByRole('radio', { name: 'New' }));
  await waitFor(() => expect(names()).toEqual(['Lee']));
});

it('search and open message are part of the address; a message leaves for the archive and comes back from its toast', async () => {
  givenInbox(NOOR, LEE);
  const user = open();
  await button(/^Lee/);
  fill(document.body, 'Search messages', 'lee');
  await waitFor(() => expect(window.location.search).toBe('?search=lee'));
  await waitFor(() => expect(names()).toEqual(['Lee']));
  await user.click(await button(/^Lee/));
  expect(window.location.pathname).toBe(`/admin/messages/${LEE.id}`);
  await user.click(await button('Archive'));
  await waitFor(() => expect(toasts()).toHaveTextContent('Message archived'));
  expect(await screen.findByText('No messages match')).toBeVisible();
  await user.click(within(toasts()).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(toasts()).toHaveTextContent('Message is in the inbox again'));
  await waitFor(() => expect(names()).toEqual(['Lee']));
});

it('a link shows its message above a search that hides it, and all are shown again', async () => {
  givenInbox(NOOR, LEE);
  const user = open(`/${LEE.id}?search=noor`);
  await waitFor(() => expect(names()).toEqual(['Lee', 'Noor']));
  fill(document.body, 'Search messages', 'nobody');
  expect(await screen.findByText('No messages match')).toBeVisible();
  await user.click(await button('Show all messages'));
  await waitFor(() => expect(names()).toEqual(['Noor', 'Lee']));
  expect(window.location.search).toBe('');
});

it('the archive lists what was archived', async () => {
  givenInbox(NOOR, message(3, 'Lee', 'Thank you!', { archivedAt: AT, read: true, state: 'open' }));
  open('?view=archive');
  await waitFor(() => expect(names()).toEqual(['Lee']));
});

it('a message that cannot be marked stays new and says why, and a link to none says so', async () => {
  givenInbox(NOOR);
  answer('put', '/api/admin/messages/{id}', () => refuse(500, 'Something went wrong on our side'));
  const user = open();
  await user.click(await button(/^Noor/));
  await waitFor(() => expect(toasts()).toHaveTextContent('Something went wrong on our side'));
  expect(await button(/^Noor.*New/)).toBeVisible();
  expect(screen.getByText('1 unread')).toBeVisible();
});

it('a link to no message says so', async () => {
  givenInbox(NOOR);
  open(`/${LEE.id}`);
  expect(await dialog('This message cannot be shown')).toHaveTextContent('There is no such message');
});
