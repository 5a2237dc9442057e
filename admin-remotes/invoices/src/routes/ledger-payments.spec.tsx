import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, fireEvent, hold, refuse, screen, type UserEvent, waitFor, within } from '@shop/component-testing';
import { givenArtist } from '../../test/given-artist.ts';
import { givenPosting } from '../../test/given-posting.ts';
import { artistPage, ledgerArtist, ledgerEntry, PAYEE, PAYOUT } from '../../test/ledger.ts';
import sections from '../section.tsx';

beforeEach(() => void givenPosting());

const { artistId } = ledgerArtist(1);
const open = () => openSection(sections, `/admin/artist-ledger/${artistId}`);
const payment = async (user: UserEvent): Promise<HTMLElement> => {
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }));
  return dialog('Record a payment to Marisol Vega');
};
const ENTRIES = '/api/admin/artist-ledger/artists/{artistId}/entries';

it('records what is due, with method and payee in view, once', async () => {
  givenArtist(artistPage());
  const { passed, release } = hold();
  const sent = answer('post', ENTRIES, async () => {
    await passed;
    return ledgerEntry(1, PAYOUT);
  });
  const user = open();
  const form = await payment(user);
  expect(form).toHaveTextContent('Rosa Vega, mother Money order, at least $25.0012 Canal Street');
  expect(form).toHaveTextContent('$84.00 is due.');
  expect(within(form).getByLabelText('Amount')).toHaveValue('84.00');
  fill(form, 'Reference', 'MO 1042');
  fill(form, 'Sent on', '2026-11-03');
  const button = within(form).getByRole('button', { name: 'Record payment' });
  fireEvent.click(button);
  fireEvent.click(button);
  release();
  await waitFor(() => expect(toasts()).toHaveTextContent('The payment is recorded'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    kind: 'payout',
    amount: '84.00',
    sentOn: '2026-11-03',
    reference: 'MO 1042',
    note: null,
  });
  expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

it('keeps the key of the form when it is sent again, and has another one when it is opened again', async () => {
  givenArtist(artistPage());
  let failure: Response | undefined = refuse(503, 'The shop is busy');
  const sent = answer('post', ENTRIES, () => failure ?? ledgerEntry(1, PAYOUT));
  const user = open();
  const form = await payment(user);
  await press(user, form, 'Record payment');
  await waitFor(() => expect(toasts()).toHaveTextContent('The shop is busy'));
  failure = undefined;
  await press(user, form, 'Record payment');
  await waitFor(() => expect(toasts()).toHaveTextContent('The payment is recorded'));
  await press(user, await payment(user), 'Record payment');
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, second, third] = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('says beside the amount that it is more than is due, and takes an advance', async () => {
  givenArtist(artistPage());
  const sent = answer('post', ENTRIES, ({ body }) =>
    body.advance
      ? ledgerEntry(1, PAYOUT)
      : refuse(409, 'Only $84.00 is due. Mark it as an advance to pay more.', { code: 'PAYOUT_ABOVE_BALANCE', balance: '84.00' }),
  );
  const user = open();
  const form = await payment(user);
  expect(within(form).queryByRole('checkbox')).not.toBeInTheDocument();
  fill(form, 'Amount', '100');
  await press(user, form, 'Record payment');
  expect(await within(form).findByText('Only $84.00 is due. Mark it as an advance to pay more.')).toBeVisible();
  expect(toasts()).toBeEmptyDOMElement();
  await user.click(within(form).getByRole('checkbox', { name: /^It is an advance/ }));
  await press(user, form, 'Record payment');
  await waitFor(() => expect(toasts()).toHaveTextContent('The payment is recorded'));
  expect(sent.map(({ body }) => body.advance)).toEqual([undefined, true]);
});

it('says that payments are on hold', async () => {
  givenArtist(artistPage({ payee: { ...PAYEE, onHold: true }, due: '0.00', notDueBecause: 'on-hold' }));
  answer('post', ENTRIES, () => refuse(409, 'Payments to this payee are on hold', { code: 'PAYEE_ON_HOLD' }));
  const user = open();
  expect(await screen.findByRole('region', { name: 'Payee' })).toHaveTextContent('On hold');
  const form = await payment(user);
  expect(form).toHaveTextContent('on hold: send no money before the hold is taken off');
  fill(form, 'Amount', '5');
  await press(user, form, 'Record payment');
  expect(await within(form).findByRole('alert')).toHaveTextContent('Payments to this payee are on hold');
});

it.each([
  ['is missing', null, 'Nobody is entered. Without a payee nothing is due.'],
  ['cannot be read', { unreadable: true as const, version: 4 }, 'The payee cannot be read any more'],
])('a payment to a payee who %s begins with the form of the payee', async (_, payee, text) => {
  givenArtist(artistPage({ payee }));
  const saved = answer('put', '/api/admin/artist-ledger/artists/{artistId}/payee', ({ body }) => ({
    ...PAYEE,
    ...body,
    version: body.version + 1,
  }));
  const user = open();
  expect(await screen.findByRole('region', { name: 'Payee' })).toHaveTextContent(text);
  await user.click(screen.getByRole('button', { name: 'Record a payment' }));
  const form = await dialog('Payee of Marisol Vega');
  await press(user, form, 'Save payee');
  expect(await within(form).findByText('Please enter a name')).toBeVisible();
  for (const [label, value] of [
    ['Name', 'Rosa Vega'],
    ['Street', '12 Canal Street'],
    ['City', 'Baltimore'],
    ['State', 'MD'],
    ['ZIP code', '21202'],
    ['Pay from', '25'],
  ] as const)
    fill(form, label, value);
  await press(user, form, 'Save payee');
  await waitFor(() => expect(toasts()).toHaveTextContent('The payee is saved'));
  expect(saved.map(({ body }) => body)).toEqual([
    { ...PAYEE, relation: null, method: 'check', minPayout: '25.00', version: payee?.version ?? 0 },
  ]);
});
