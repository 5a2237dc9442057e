import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ToastViewport } from '../../components/ui/toast-viewport.tsx';
import { CartPanel } from '../../features/cart/components/cart-panel.tsx';
import { useScrollAndFocus } from '../../lib/use-scroll-and-focus.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './layout.module.css';
import { OfflineBanner } from './offline-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TaglineBar } from './tagline-bar.tsx';

/** What every shopper page sits inside. */
export function Layout() {
  const [cartOpen, setCartOpen] = useState(false);
  const { pathname } = useLocation();
  const main = useScrollAndFocus();
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <TaglineBar />
      <SiteHeader onOpenCart={() => setCartOpen(true)} />
      <OfflineBanner />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pathname}>
          <Suspense>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
      <CartPanel open={cartOpen} onClose={() => setCartOpen(false)} />
      <ToastViewport />
    </div>
  );
}
