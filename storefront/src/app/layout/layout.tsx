import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ToastViewport } from '#components/ui/toast/toast-viewport.tsx';
import { useScrollAndFocus } from '#lib/use-scroll-and-focus.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './layout.module.css';
import { OfflineBanner } from './offline-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Loaded on demand, to keep it out of the first load. */
const CartPanel = lazy(async () => {
  const { CartPanel: Panel } = await import('#features/cart/components/cart-panel.tsx');
  return { default: Panel };
});

export function Layout() {
  // Once opened, the panel stays mounted: a dialog that unmounts cannot restore the focus.
  const [cart, setCart] = useState<'never' | 'open' | 'closed'>('never');
  const { pathname } = useLocation();
  const main = useScrollAndFocus();
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <AnnouncementBar />
      <SiteHeader onOpenCart={() => setCart('open')} />
      <OfflineBanner />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pathname}>
          <Suspense>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
      <Suspense>{cart !== 'never' && <CartPanel open={cart === 'open'} onClose={() => setCart('closed')} />}</Suspense>
      <ToastViewport />
    </div>
  );
}
