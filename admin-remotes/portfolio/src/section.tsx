import type { AdminSection } from '@shop/admin-kit';
import { PortfolioPage } from './routes/portfolio-page.tsx';

export default [
  { id: 'portfolio', title: 'Portfolio', routes: [{ path: '*', element: <PortfolioPage /> }] },
] satisfies AdminSection[];
