import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, refuse, screen, waitFor, within } from '@shop/component-testing';
import type { LedgerArtist } from '@shop/contract';
import { givenPosting } from '../../test/given-posting.ts';
import { ledgerArtist, ledgerOf } from '../../test/ledger.ts';
import sections from '../section.tsx';

beforeEach(() => void givenPosting());

const open = () => openSection(sections, '/admin/artist-ledger');
const given = (...artists: LedgerArtist[]) => answer('get', '/api/admin/artist-ledger', ledgerOf(...artists));
const rows = async (): Promise<string[]> => {
  const table = await screen.findByRole('table', { name: 'Artists' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) => [...children].map(({ textContent }) => textContent).join(' | '));
};

it('lists what each artist is owed, and why nothing is due', async () => {
  given(
    ledgerArtist(1),
    ledgerArtist(2, { artistName: 'Ray Ortiz', shareBps: 3750, balance: '-4.10', due: '0.00', lastPayout: null }),
    ledgerArtist(3, { artistName: 'Mina Park', shareBps: null, due: '0.00', notDueBecause: 'no-payee', isDeleted: true }),
    ledgerArtist(4, {
      artistName: 'Lia Stone',
      due: '0.00',
      notDueBecause: 'on-hold',
      lastPayout: { at: '2026-11-03T15:00:00.000Z', sentOn: '2026-11-01', amount: '60.00' },
    }),
    ledgerArtist(5, { artistName: 'Tom Reyes', due: '0.00', notDueBecause: 'below-minimum' }),
  );
  open();
  expect(await rows()).toEqual([
    'Marisol Vega | 50% | $84.00 | $84.00 | $60.00, Nov 3, 2026',
    'Ray Ortiz | 37.5% | -$4.10 | $0.00 | –',
    'Mina ParkDeleted | – | $84.00 | $0.00nobody to pay is entered | $60.00, Nov 3, 2026',
    'Lia Stone | 50% | $84.00 | $0.00on hold | $60.00, Nov 1, 2026',
    'Tom Reyes | 50% | $84.00 | $0.00below the minimum | $60.00, Nov 3, 2026',
  ]);
  expect(screen.getByText('Due', { selector: 'dt' }).nextSibling).toHaveTextContent('$84.00');
  expect(screen.getByRole('link', { name: 'Ray Ortiz' })).toHaveAttribute(
    'href',
    `/admin/artist-ledger/${ledgerArtist(2).artistId}`,
  );
  // A deleted artist sells nothing: there is no share to set.
  expect(screen.queryByRole('button', { name: /^Set the share/ })).not.toBeInTheDocument();
});

it('has a payment of this moment: entries are posted before the ledger is read', async () => {
  let ledger = ledgerOf();
  const posted = answer('post', '/api/admin/artist-ledger/posting', () => {
    ledger = ledgerOf(ledgerArtist(1));
    return { posted: 1 };
  });
  answer('get', '/api/admin/artist-ledger', () => ledger);
  open();
  expect(await rows()).toHaveLength(1);
  expect(posted).toHaveLength(1);
});

it('sets the share of all artists without one, as the shop promises it', async () => {
  const artists = [
    ledgerArtist(1),
    ...[2, 3].map((number) => ledgerArtist(number, { artistName: `Ray ${number}`, shareBps: null })),
  ];
  answer('get', '/api/admin/artist-ledger', () => ledgerOf(...artists));
  const sent = answer('put', '/api/admin/artist-ledger/shares', ({ body: { artistIds, shareBps } }) => {
    for (const artist of artists) if (artistIds.includes(artist.artistId)) artist.shareBps = shareBps;
    return { changed: artistIds.length };
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Set the share of 2 artists without one' }));
  const form = await dialog('Set the share of 2 artists');
  expect(within(form).getByRole('list', { name: 'Artists without a share' })).toHaveTextContent('Ray 2Ray 3');
  const share = within(form).getByLabelText('Share of the price of each piece');
  expect(share).toHaveValue('50');
  fill(form, 'Share of the price of each piece', '');
  await press(user, form, 'Save share');
  expect(await within(form).findByText('Please enter a share')).toBeVisible();
  fill(form, 'Share of the price of each piece', '37,5');
  await press(user, form, 'Save share');
  await waitFor(() => expect(toasts()).toHaveTextContent('The share of 2 artists is saved'));
  expect(sent.map(({ body }) => body)).toEqual([{ artistIds: artists.slice(1).map((one) => one.artistId), shareBps: 3750 }]);
  await waitFor(async () => expect((await rows())[1]).toContain('37.5%'));
  expect(screen.queryByRole('button', { name: /^Set the share/ })).not.toBeInTheDocument();
});

it('says that there are no artists', async () => {
  given();
  open();
  expect(await screen.findByText('No artists yet')).toBeVisible();
});

it('says why the ledger cannot be read, and reads it again', async () => {
  let failure: Response | undefined = refuse(403, 'Your account may not do this');
  answer('get', '/api/admin/artist-ledger', () => failure ?? ledgerOf(ledgerArtist(1)));
  const user = open();
  expect(await screen.findByText('Failed to fetch the ledger')).toBeVisible();
  expect(screen.getByText('Your account may not do this')).toBeVisible();
  failure = undefined;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rows()).toHaveLength(1);
});
