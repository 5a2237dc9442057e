import { StyleProvider } from '@ant-design/cssinjs';
import { answer, render, userEvent, type UserEvent } from '@shop/component-testing';
import type { AdminAccount } from '@shop/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, type RouteObject, RouterProvider, useRoutes } from 'react-router-dom';
import type { AdminSection } from '../src/admin-section.ts';
import { createAdminQueryClient } from '../src/queries.ts';
import { storeSession } from '../src/session.ts';
import { AdminTheme } from '../src/theme/theme.tsx';
import { dismissToast } from '../src/toasts/notify.ts';
import { storedToasts } from '../src/toasts/toast-store.ts';
import { Toasts } from '../src/toasts/toasts.tsx';
import { SETTINGS } from './settings.ts';

export { choose, dialog, fill, press, toasts } from './form.ts';
export { SETTINGS };

export const OWNER: AdminAccount = {
  id: '99999999-0000-4000-8000-000000000000',
  username: 'owner',
  displayName: null,
  email: null,
  role: 'owner',
  rights: [
    'read-catalog',
    'edit-catalog',
    'read-orders',
    'ship-orders',
    'change-orders',
    'read-money',
    'move-money',
    'portfolio',
    'media',
    'read-invoices',
    'edit-invoices',
    'artist-ledger',
    'messages',
    'settings',
    'edit-handles',
    'manage-accounts',
    'read-activity',
    'queues',
    'operations',
  ],
  passwordChangedAt: '2026-01-01T00:00:00.000Z',
};

const RIGHTS_OF: Record<'packer' | 'bookkeeper', AdminAccount['rights']> = {
  packer: ['read-orders', 'ship-orders', 'read-catalog'],
  bookkeeper: ['read-orders', 'read-money', 'read-customers', 'read-invoices', 'artist-ledger'],
};

/** Signs in as this role; its rights are those of `access-rules.ts`. */
export function signInAs(role: 'packer' | 'bookkeeper'): void {
  answer('get', '/api/admin/me/account', { ...OWNER, username: role, role, rights: RIGHTS_OF[role] });
}

// An owner is signed in, the shop has its settings, and all files are rendered.
beforeEach(() => {
  storeSession({ token: 'token', user: { id: OWNER.id, username: OWNER.username, isAdmin: true } });
  answer('get', '/api/admin/me/account', OWNER);
  answer('get', '/api/settings', SETTINGS);
  answer('get', '/api/admin/files', []);
});

afterEach(async () => {
  for (const { id } of storedToasts()) dismissToast(id);
  // A dialog that closed goes back in the history a moment later, which must not be that of the next test.
  await new Promise((resolve) => setTimeout(resolve));
});

function Section({ section }: { section: AdminSection }) {
  return useRoutes(section.routes);
}

/** Renders a URL of the admin in one of these sections. */
export function openSection(sections: readonly AdminSection[], url: string): UserEvent {
  const routes = sections.map((section) => ({
    path: `/${section.id}/*`,
    element: (
      <main>
        <Section section={section} />
      </main>
    ),
  }));
  return openRoutes([...routes, { path: '*', element: 'Elsewhere' }], url);
}

/**
 * Renders a URL of the admin inside what the shell provides: router, queries, theme and toasts. Without antd's style sheets,
 * which jsdom would parse for seconds.
 */
export function openRoutes(routes: RouteObject[], url: string): UserEvent {
  window.history.replaceState(null, '', url);
  const router = createBrowserRouter(routes, { basename: '/admin' });
  render(
    <StyleProvider mock="server">
      <QueryClientProvider client={createAdminQueryClient()}>
        <AdminTheme>
          <RouterProvider router={router} />
          <Toasts />
        </AdminTheme>
      </QueryClientProvider>
    </StyleProvider>,
  );
  return userEvent.setup({ delay: null });
}
