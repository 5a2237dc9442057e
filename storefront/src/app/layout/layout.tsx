import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { closeCart, openCart, useIsCartOpen } from '#features/cart/cart-visibility.ts';
import { useScrollAndFocus } from '#lib/use-scroll-and-focus.ts';
import { prefetchScreen } from '../prefetch-screens.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './layout.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const importCartSheet = () => import('./cart-sheet.tsx');

/** Loaded on demand, to keep it out of the first load. */
const CartSheet = lazy(async () => {
  const { CartSheet: Sheet } = await importCartSheet();
  return { default: Sheet };
});

/** Opening the panel loads it again, and shows a failure. */
const prefetchCartSheet = () => void importCartSheet().catch(() => undefined);

function useCartSheet() {
  const isOpen = useIsCartOpen();
  const cartButton = useRef<HTMLButtonElement>(null);
  // Once opened, the panel stays mounted: a dialog that unmounts cannot restore the focus.
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  useEffect(() => {
    if (isOpen) prefetchScreen(paths.checkout);
    // Opened from a toast, which is gone when the panel closes.
    if (wasOpened && !isOpen && document.activeElement === document.body) cartButton.current?.focus();
  }, [wasOpened, isOpen]);
  return { isOpen, wasOpened, cartButton };
}

export function Layout() {
  const cart = useCartSheet();
  const { pathname } = useLocation();
  const main = useScrollAndFocus();
  // The checkout has nothing that leads away from it.
  const isCheckout = matchPath(paths.checkout, pathname) !== null;
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <AnnouncementBar />
      <SiteHeader isCheckout={isCheckout} cartButton={cart.cartButton} onOpenCart={openCart} onCartIntent={prefetchCartSheet} />
      <noscript>
        <p className={styles.noScripts}>
          JavaScript is off in this browser. You can look around, add to your cart and write to us; the cart itself and the
          checkout need it.
        </p>
      </noscript>
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<div className={styles.loading} />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter isCheckout={isCheckout} />
      <Suspense>{cart.wasOpened && <CartSheet open={cart.isOpen} onClose={closeCart} />}</Suspense>
    </div>
  );
}
