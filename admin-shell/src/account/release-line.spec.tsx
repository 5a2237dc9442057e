import { openSection } from '@shop/admin-kit/testing';
import { answer, screen, waitFor } from '@shop/component-testing';
import { ReleaseLine } from './release-line.tsx';

const SECTION = { id: 'account', title: 'My account', routes: [{ path: '*', element: <ReleaseLine /> }] };
const COMMIT = '464813a1b2c3d4e5f60718293a4b5c6d7e8f9012';

function open(health: object) {
  const asked = answer('get', '/api/health', { status: 'ok', version: '1.1.0', ...health });
  openSection([SECTION], '/admin/account');
  return asked;
}

it('says which release runs', async () => {
  open({ commit: COMMIT });
  expect(await screen.findByText('Version 1.1.0, commit 464813a1')).toBeVisible();
});

it('says the version alone where no commit is written down', async () => {
  const asked = open({});
  expect(await screen.findByText('Version 1.1.0')).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(1));
});
