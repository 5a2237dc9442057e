import { AdminTheme, ConfirmIdentity, createAdminQueryClient, Toasts } from '@shop/admin-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AccountPage } from './account/account-page.tsx';
import { Dashboard } from './dashboard/dashboard.tsx';
import { InvitationPage } from './login/invitation-page.tsx';
import { LoginPage } from './login/login-page.tsx';
import { RequireAdmin } from './login/require-admin.tsx';

const createRouter = () =>
  createBrowserRouter(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '/invitation', element: <InvitationPage /> },
      {
        path: '/account',
        element: (
          <RequireAdmin>
            <AccountPage />
          </RequireAdmin>
        ),
      },
      {
        path: '*',
        element: (
          <RequireAdmin>
            <Dashboard />
          </RequireAdmin>
        ),
      },
    ],
    { basename: '/admin' },
  );

/** The router of the admin and the providers around it. */
export function AdminApp() {
  const [queryClient] = useState(createAdminQueryClient);
  const [router] = useState(createRouter);
  return (
    <QueryClientProvider client={queryClient}>
      <AdminTheme>
        <RouterProvider router={router} />
        <ConfirmIdentity />
        <Toasts />
      </AdminTheme>
    </QueryClientProvider>
  );
}
