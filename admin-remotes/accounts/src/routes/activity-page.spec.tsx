import { openSection } from '@shop/admin-kit/testing';
import { act, answer, fireEvent, refuse, screen, waitFor, within } from '@shop/component-testing';
import type { ActivityEntry } from '@shop/contract';
import sections from '../section.tsx';

const entry = (number: number, differs: Partial<ActivityEntry>): ActivityEntry => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  at: '2026-01-02T03:04:05.000Z',
  personId: null,
  person: 'Olga',
  username: 'olga',
  action: 'updated',
  entity: 'settings',
  entityId: null,
  name: null,
  changes: [],
  details: [],
  ...differs,
});
const BRAND = entry(1, {
  entityId: 'brand',
  changes: [{ field: 'shopName', before: 'Lasting Freedom', after: 'Second Start' }],
});
const PRODUCT = entry(2, { entity: 'product', entityId: '7', name: 'Harbor Tee' });
const SIGN_IN = entry(3, { action: 'signed in', entity: 'session' });

/** The log, filtered as the server does; resolves with the requests. */
function givenLog() {
  answer('get', '/api/admin/staff', { admins: [], invitations: [], resetLinks: [] });
  return answer('get', '/api/admin/audit', ({ query }) => {
    const isAsked = ({ entity, entityId }: ActivityEntry): boolean =>
      (query['entity'] ?? entity) === entity &&
      (query['entityId'] ?? entityId) === entityId &&
      (query['signIns'] !== 'hidden' || entity !== 'session') &&
      query['to'] === undefined;
    return { entries: [BRAND, PRODUCT, SIGN_IN].filter(isAsked), next: null };
  });
}
const open = (search = '') => openSection(sections, `/admin/activity${search}`);
const entries = async () => within(await screen.findByRole('list', { name: 'Activity' })).getAllByRole('listitem');
const search = (): string => decodeURIComponent(window.location.search);

it('says who changed what from which value, at the time of the shop, and shows sign-ins on request', async () => {
  givenLog();
  const user = open();
  const [brand, ...others] = await entries();
  expect(brand).toHaveTextContent(/^Olga changed .*Lasting Freedom → Second Start/);
  expect(brand).toHaveTextContent(/Jan 1, 2026, 10:04.PM$/);
  expect(others).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: 'Sign-ins' }));
  await waitFor(async () => expect(await entries()).toHaveLength(3));
  expect((await entries())[2]).toHaveTextContent('Olga signed in');
  expect(search()).toBe('?signIns=shown');
});

it('is filtered by the address, and shows everything again', async () => {
  const asked = givenLog();
  const user = open();
  await entries();
  await user.type(screen.getByRole('combobox', { name: 'Kind' }), 'sign');
  await user.click(await screen.findByTitle('Sign-ins'));
  await waitFor(() => expect(search()).toBe('?entity=session'));
  await waitFor(async () => expect(await entries()).toHaveLength(1));
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2024-01-01' } });
  expect(await screen.findByRole('heading', { name: 'Nothing was done here' })).toBeVisible();
  // The day ends with the day of the shop.
  expect(asked.at(-1)?.query).toEqual({ entity: 'session', to: '2024-01-02T05:00:00.000Z' });
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await waitFor(async () => expect(await entries()).toHaveLength(3));
});

it('keeps two choices of one moment', async () => {
  givenLog();
  open();
  await entries();
  act(() => {
    for (const [label, value] of [
      ['From', '2026-01-02'],
      ['To', '2026-03-04'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
  });
  await waitFor(() => expect(search()).toBe('?from=2026-01-02&to=2026-03-04'));
});

it('leads to the history of one object, whose CSV has the same filter', async () => {
  const asked = givenLog();
  const downloads = answer('get', '/api/admin/audit/export.csv', () => refuse(503, 'The shop is busy'));
  const user = open();
  await entries();
  await user.click(screen.getByRole('link', { name: 'All of Harbor Tee' }));
  await waitFor(async () => expect(await entries()).toHaveLength(1));
  expect(search()).toBe('?entity=product&id=7');
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText('The shop is busy')).toBeVisible();
  expect(downloads.map(({ query }) => query)).toEqual([asked.at(-1)?.query]);
});
