import type { AdminSection } from '@shop/admin-kit';
import { PagesPage } from './routes/pages-page.tsx';
import { SettingsPage } from './routes/settings-page.tsx';

export default [
  {
    id: 'settings',
    title: 'Settings',
    routes: [
      { index: true, element: <SettingsPage /> },
      { path: 'pages', element: <PagesPage /> },
    ],
  },
] satisfies AdminSection[];
