import type { AdminSection } from '@shop/admin-kit';
import { MediaPage } from './routes/media-page.tsx';

export default [{ id: 'media', title: 'Media', routes: [{ path: '*', element: <MediaPage /> }] }] satisfies AdminSection[];
