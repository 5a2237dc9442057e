import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, screen, type UserEvent, waitFor, within } from '@shop/component-testing';
import { givenArtist } from '../../test/given-artist.ts';
import { givenPosting } from '../../test/given-posting.ts';
import { artistPage, ledgerArtist, PAYEE } from '../../test/ledger.ts';
import sections from '../section.tsx';

beforeEach(() => void givenPosting());

const PATH = '/api/admin/artist-ledger/artists/{artistId}/payee';
const open = () => openSection(sections, `/admin/artist-ledger/${ledgerArtist(1).artistId}`);
const edit = async (user: UserEvent): Promise<HTMLElement> => {
  await press(user, await screen.findByRole('region', { name: 'Payee' }), 'Edit');
  return dialog('Payee of Marisol Vega');
};
const ADDRESS = { street: '1 Prison Road', city: 'Jessup', state: 'MD', zipCode: '20794' };

it('has a letter with the number and the facility of the artist', async () => {
  const { server } = givenArtist(artistPage());
  const saved = answer('put', PATH, ({ body }) => {
    const payee = { ...PAYEE, ...body, version: 4 };
    server.page = artistPage({ payee });
    return payee;
  });
  const user = open();
  const form = await edit(user);
  expect(within(form).queryByRole('group', { name: 'Letter' })).not.toBeInTheDocument();
  await user.click(within(form).getByRole('checkbox', { name: /^The artist gets a letter/ }));
  const letter = await within(form).findByRole('group', { name: 'Letter' });
  expect(within(letter).getByLabelText('Name of the artist')).toHaveValue('Marisol Vega');
  fill(letter, 'Number at the facility', '401-233');
  fill(letter, 'Facility', 'Patuxent Institution');
  for (const [label, value] of [
    ['Street', ADDRESS.street],
    ['City', ADDRESS.city],
    ['State', ADDRESS.state],
    ['ZIP code', ADDRESS.zipCode],
  ] as const)
    fill(letter, label, value);
  await press(user, form, 'Save payee');
  await waitFor(() => expect(toasts()).toHaveTextContent('The payee is saved'));
  const sent = { name: 'Marisol Vega', facilityNumber: '401-233', facility: 'Patuxent Institution', address: ADDRESS };
  expect(saved.map(({ body }) => body)).toEqual([{ ...PAYEE, letter: sent }]);
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Payee' })).toHaveTextContent(
      'Letter to the artistMarisol Vega#401-233Patuxent Institution1 Prison RoadJessup, MD 20794',
    ),
  );
});

async function conflict() {
  const { server } = givenArtist(artistPage());
  const theirs = { ...PAYEE, name: 'Elena Vega', version: 4 };
  const sent = answer('put', PATH, ({ body }) => {
    if (body.version === 4) return { ...PAYEE, ...body, version: 5 };
    server.page = artistPage({ payee: theirs });
    return refuse(409, 'Someone else has changed this payee meanwhile', { code: 'EDIT_CONFLICT' });
  });
  const user = open();
  const form = await edit(user);
  fill(form, 'Relation to the artist', 'aunt');
  await press(user, form, 'Save payee');
  const question = await within(form).findByRole('alert');
  expect(question).toHaveTextContent('Someone else has changed this payee meanwhile');
  expect(toasts()).toBeEmptyDOMElement();
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep mine' })).toBeEnabled());
  return { user, form, sent };
}

it('asks whose payee to keep when somebody else has saved it: mine', async () => {
  const { user, form, sent } = await conflict();
  await press(user, form, 'Keep mine');
  await waitFor(() => expect(toasts()).toHaveTextContent('The payee is saved'));
  expect(sent.at(-1)?.body).toEqual({ ...PAYEE, relation: 'aunt', version: 4 });
});

it('asks whose payee to keep when somebody else has saved it: theirs', async () => {
  const { user, form, sent } = await conflict();
  await press(user, form, 'Take theirs');
  expect(within(form).getByLabelText('Name')).toHaveValue('Elena Vega');
  expect(within(form).getByLabelText('Relation to the artist')).toHaveValue('mother');
  expect(within(form).queryByRole('alert')).not.toBeInTheDocument();
  await press(user, form, 'Save payee');
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ ...PAYEE, name: 'Elena Vega', version: 4 }));
});

it('is deleted after a question', async () => {
  const { server } = givenArtist(artistPage());
  const deleted = answer('delete', PATH, () => {
    server.page = artistPage({ payee: null });
    return { success: true as const };
  });
  const user = open();
  await press(user, await screen.findByRole('region', { name: 'Payee' }), 'Delete');
  const question = await dialog('Delete the payee');
  expect(question).toHaveTextContent('Closed statements keep it');
  await press(user, question, 'Delete');
  expect(await screen.findByText('Nobody is entered. Without a payee nothing is due.')).toBeVisible();
  expect(deleted).toHaveLength(1);
});

describe('a payee that cannot be saved', () => {
  it('has the focus in the first field that is wrong, which can be out of sight', async () => {
    givenArtist(artistPage());
    const saved = answer('put', PATH, PAYEE);
    const user = open();
    const form = await edit(user);
    fill(form, 'ZIP code', '');
    fill(form, 'Pay from', 'ten');
    await press(user, form, 'Save payee');
    expect(await within(form).findByText('ZIP code is required')).toBeVisible();
    await waitFor(() => expect(within(form).getByLabelText('ZIP code')).toHaveFocus());
    expect(saved).toEqual([]);
  });

  it('also when the server finds it wrong', async () => {
    givenArtist(artistPage());
    const errors = { 'address.zipCode': 'ZIP code is too long', minPayout: 'The minimum is too large' };
    answer('put', PATH, () => refuse(400, 'ZIP code is too long', { errors }));
    const user = open();
    const form = await edit(user);
    await press(user, form, 'Save payee');
    expect(await within(form).findByText('The minimum is too large')).toBeVisible();
    expect(within(form).getByText('ZIP code is too long')).toBeVisible();
    await waitFor(() => expect(within(form).getByLabelText('ZIP code')).toHaveFocus());
  });
});
