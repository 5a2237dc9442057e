import { answer, hold, refuse, screen, waitFor } from '@shop/component-testing';
import { fill, main, openPage, SETTINGS } from '#test/open-page.tsx';
import { goOffline } from '#test/offline.ts';

const ERRORS = {
  Name: 'Name must be at least 2 characters',
  Email: 'Please enter a valid email address',
  Subject: 'Please select a subject',
  Message: 'Message must be at least 10 characters',
};

async function openFilledForm(): Promise<ReturnType<typeof openPage>> {
  const user = openPage('/contact');
  fill('Name', 'Amara Okafor');
  fill('Email', 'amara@example.org');
  fill('Message', 'We would like to film your press for a morning.');
  await user.selectOptions(screen.getByLabelText('Subject'), 'media');
  return user;
}

const sendButton = (): HTMLElement => screen.getByRole('button', { name: 'Send Message' });

it('shows how to reach the shop', async () => {
  answer('get', '/api/settings', {
    ...SETTINGS,
    phone: '+1 555 0100',
    officeHours: [
      { days: 'Monday to Friday', hours: '9:00 AM to 6:00 PM' },
      { days: 'Sunday', hours: 'Closed' },
    ],
  });
  openPage('/contact');
  expect((await screen.findAllByRole('link', { name: SETTINGS.email }))[0]).toHaveAttribute('href', `mailto:${SETTINGS.email}`);
  for (const text of ['+1 555 0100', 'Monday to Friday', '9:00 AM to 6:00 PM', 'Sunday', 'Closed']) {
    expect(main()).toHaveTextContent(text);
  }
  for (const title of ['Customer Support', 'Artist Collaborations', 'Join Our Mission']) {
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  }
});

it('shows an error at each field of an incomplete message', async () => {
  const user = openPage('/contact');
  await user.click(sendButton());
  for (const [label, error] of Object.entries(ERRORS)) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(error);
    expect(screen.getByLabelText(label)).toBeInvalid();
  }
  expect(screen.getByLabelText('Name')).toHaveFocus();
  fill('Name', 'Al');
  expect(screen.queryByText(ERRORS.Name)).not.toBeInTheDocument();
  fill('Email', 'al@example');
  expect(screen.getByText(ERRORS.Email)).toBeVisible();
});

it('keeps a message that cannot be sent in the form', async () => {
  answer('post', '/api/contact', () => refuse(500, ''));
  const user = await openFilledForm();
  await user.click(sendButton());
  expect(await screen.findByText('Failed to send message')).toBeVisible();
  expect(screen.getByText('Please try again later.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Amara Okafor');
  expect(sendButton()).toBeEnabled();
});

it('sends a message once, confirms it and empties the form', async () => {
  const { passed, release } = hold();
  const sent = answer('post', '/api/contact', async () => {
    await passed;
    return new Response('{}');
  });
  const user = await openFilledForm();
  await user.click(sendButton());
  const sending = await screen.findByRole('button', { name: 'Sending...' });
  await user.click(sending);
  expect(sending).toHaveAttribute('aria-disabled', 'true');
  release();
  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(sendButton()).toHaveFocus();
  expect(sent.map(({ body }) => [body.name, body.subject])).toEqual([['Amara Okafor', 'media']]);
});

it('preselects the subject of a call to artists', async () => {
  answer('get', '/api/artists', []);
  const user = openPage('/artists');
  await user.click(screen.getByRole('link', { name: 'Propose a collaboration' }));
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue('artist'));
});

it('delivers a message that was sent while offline when the connection is back', async () => {
  const sent = answer('post', '/api/contact', () => new Response('{}'));
  const user = await openFilledForm();
  const reconnect = goOffline();
  await user.click(sendButton());
  expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByLabelText('Message')).toHaveValue('We would like to film your press for a morning.');
  expect(sent).toEqual([]);
  reconnect();
  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  expect(sent).toHaveLength(1);
});
