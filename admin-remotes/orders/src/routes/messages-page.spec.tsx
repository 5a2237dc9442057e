import { dialog, fill, openSection, OWNER, press, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, screen, waitFor, within } from '@shop/component-testing';
import type { InboxMessage, MessageReply } from '@shop/contract';
import { orderRow } from '../../test/orders.ts';
import sections from '../section.tsx';

const AT = '2026-01-02T03:04:05.000Z';
const MESSAGE: InboxMessage = {
  id: '00000000-0000-4000-8000-00000000000a',
  name: 'Noor Haddad',
  email: 'noor@example.com',
  subject: 'general',
  message: 'Where is ord-22222222?',
  createdAt: AT,
  read: true,
  readAt: AT,
  archivedAt: null,
  state: 'open',
  repliedBy: null,
  repliedAt: null,
  answeringBy: null,
  answeringUntil: null,
};
const ORDER = orderRow(1, { orderNumber: 'ORD-22222222', customerEmail: 'other@example.com' });
const ANSWER = { id: '00000000-0000-4000-8000-00000000000b', text: 'We swap sizes for 30 days.' };

/** An inbox with one message and what belongs to it, as the server has it at the time of each request. */
function givenMessage(differs: Partial<InboxMessage> = {}) {
  const state = { message: { ...MESSAGE, ...differs }, replies: [] as MessageReply[], answers: [ANSWER] };
  const answered = (author: string, text: string): MessageReply[] => {
    state.replies.push({ id: `00000000-0000-4000-8000-00000000010${state.replies.length}`, author, text, createdAt: AT });
    state.message = { ...state.message, state: 'answered', repliedBy: author, repliedAt: AT };
    return state.replies;
  };
  answer('get', '/api/admin/me/account', { ...OWNER, rights: [...OWNER.rights, 'read-customers'] });
  answer('get', '/api/admin/messages', () => [state.message]);
  answer('get', '/api/admin/messages/{id}/mails', []);
  answer('get', '/api/admin/messages/{id}/replies', () => state.replies);
  answer('get', '/api/admin/messages/{id}/mails/replies', () => []);
  answer('get', '/api/admin/saved-answers', () => state.answers);
  const searches = answer('get', '/api/admin/orders', () => ({ orders: [ORDER], next: null }));
  answer('get', '/api/admin/customers', {
    email: MESSAGE.email,
    name: MESSAGE.name,
    orderCount: 1,
    unfinishedOrders: 1,
    paid: '0.00',
    refunded: '0.00',
    orders: [orderRow(2)],
    messages: [],
    invoices: [],
    notes: [],
  });
  const claims = answer('put', '/api/admin/messages/{id}/answering', () => state.message);
  return { state, answered, searches, claims };
}

/** Opens the message, then the form for a reply. */
async function openReply() {
  const user = openSection(sections, `/admin/messages/${MESSAGE.id}`);
  await user.click(await screen.findByRole('button', { name: 'Reply' }));
  return { user, form: screen.getByRole('list', { name: 'Messages' }) };
}

/** Writes a reply, and waits until the form knows it. */
async function write(form: HTMLElement, text: string): Promise<void> {
  fill(form, /^Reply to/, text);
  await waitFor(() => expect(within(form).getByText('Save this text').closest('button')).toBeEnabled());
}

it('a reply is sent once, and the list says who answered', async () => {
  const { answered, claims } = givenMessage();
  const sent = answer('post', '/api/admin/messages/{id}/replies', ({ body }) => answered('ana', body.text));
  const { user, form } = await openReply();
  await user.click(await screen.findByText('Saved answers (1)'));
  await press(user, form, ANSWER.text);
  expect(within(form).getByLabelText('Reply to noor@example.com')).toHaveValue(ANSWER.text);
  await press(user, form, 'Send');
  await waitFor(() => expect(toasts()).toHaveTextContent('Reply sent'));
  expect(sent.map(({ body }) => body)).toEqual([{ text: ANSWER.text, lastReplyId: null }]);
  expect(await screen.findByRole('list', { name: 'Replies' })).toHaveTextContent(/ana answered Jan 1, 2026.*mail is on its way/);
  await waitFor(() => expect(claims.map(({ body }) => body.answering)).toEqual([true, false]));
  await user.click(screen.getByRole('button', { name: /^Noor Haddad/ }));
  expect(await screen.findByRole('button', { name: /^Noor Haddad.*Answered.*ana answered Jan 1, 2026/ })).toBeVisible();
});

it('a reply that crosses another one stays in the form, below the other', async () => {
  const { state, answered } = givenMessage();
  let last: string | null | undefined;
  answer('post', '/api/admin/messages/{id}/replies', ({ body }) => {
    last = body.lastReplyId;
    const seen = state.replies.at(-1);
    if (seen?.id === body.lastReplyId) return answered('me', body.text);
    return refuse(409, 'ana has answered meanwhile.', { code: 'ANSWERED_MEANWHILE' });
  });
  const { user, form } = await openReply();
  fill(form, /^Reply to/, 'It ships today.');
  answered('ana', 'It has shipped.');
  await press(user, form, 'Send');
  await waitFor(() => expect(toasts()).toHaveTextContent('ana has answered meanwhile.'));
  expect(await screen.findByRole('list', { name: 'Replies' })).toHaveTextContent('It has shipped.');
  expect(within(form).getByLabelText(/^Reply to/)).toHaveValue('It ships today.');
  await press(user, form, 'Send');
  await waitFor(() => expect(toasts()).toHaveTextContent('Reply sent'));
  expect(last).toBe(state.replies[0]?.id);
});

it('a written reply is not thrown away without a question', async () => {
  givenMessage();
  const { user, form } = await openReply();
  await write(form, 'It ships today.');
  await press(user, form, 'Cancel');
  await press(user, await dialog('Discard changes?'), 'Discard');
  await waitFor(() => expect(screen.queryByLabelText(/^Reply to/)).not.toBeInTheDocument());
});

it('texts are kept for replies and deleted', async () => {
  const { state } = givenMessage();
  const saves = answer('post', '/api/admin/saved-answers', ({ body }) => {
    state.answers = [...state.answers, { id: '00000000-0000-4000-8000-00000000000c', text: body.text }];
    return state.answers;
  });
  const deletes = answer('delete', '/api/admin/saved-answers/{id}', () => {
    state.answers = state.answers.slice(1);
    return state.answers;
  });
  const { user, form } = await openReply();
  await user.click(await screen.findByText('Saved answers (1)'));
  expect(screen.getByRole('button', { name: 'Save this text' })).toBeDisabled();
  await write(form, 'Thank you!');
  await press(user, form, 'Save this text');
  expect(await screen.findByText('Saved answers (2)')).toBeVisible();
  await press(user, form, `Delete the saved answer: ${ANSWER.text}`);
  expect(await screen.findByText('Saved answers (1)')).toBeVisible();
  expect([saves.map(({ body }) => body.text), deletes.length]).toEqual([['Thank you!'], 1]);
});

it('the order that a message names opens, and is shown beside it with those of the sender', async () => {
  const { searches } = givenMessage({ answeringBy: 'ana', answeringUntil: new Date(Date.now() + 60_000).toISOString() });
  openSection(sections, `/admin/messages/${MESSAGE.id}`);
  const link = await screen.findByRole('link', { name: 'ord-22222222' });
  expect(link).toHaveAttribute('href', `/admin/orders/${ORDER.id}`);
  expect(searches.map(({ query }) => query['search'])).toEqual(['ORD-22222222']);
  const orders = within(await screen.findByRole('list', { name: 'Orders of this message' }));
  await waitFor(() => expect(orders.getAllByRole('listitem')).toHaveLength(2));
  expect(orders.getAllByRole('listitem')[0]).toHaveTextContent(/ORD-22222222.*Placed with another e-mail address/);
  expect(screen.getByText('ana is answering')).toBeVisible();
});

it('sends the mail that reported a message to the shop again', async () => {
  givenMessage();
  const resent = answer('post', '/api/admin/messages/{id}/mails', []);
  const user = openSection(sections, `/admin/messages/${MESSAGE.id}`);
  await user.click(await screen.findByRole('button', { name: 'Resend mail' }));
  await waitFor(() => expect(toasts()).toHaveTextContent('The mail goes out again'));
  expect(resent).toHaveLength(1);
});

it('archives the open message by the key E', async () => {
  givenMessage();
  const moved = answer('put', '/api/admin/messages/{id}', ({ body }) => ({ ...MESSAGE, ...body, archivedAt: AT }));
  const user = openSection(sections, `/admin/messages/${MESSAGE.id}`);
  await screen.findByRole('button', { name: 'Archive' });
  await user.keyboard('e');
  await waitFor(() => expect(moved.map(({ body }) => body)).toEqual([{ read: true, archived: true }]));
});
