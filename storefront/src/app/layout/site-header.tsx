import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { IconButton } from '#components/ui/icon-button.tsx';
import { CloseIcon, createIcon, MenuIcon, SearchIcon } from '#components/ui/icons.tsx';
import { ToastViewport } from '#components/ui/toast/toast-viewport.tsx';
import { CartButton } from '#features/cart/components/cart-button.tsx';
import { useSettings } from '#lib/settings.ts';
import { CategoryNav } from './category-nav.tsx';
import { Logo } from './logo.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './site-header.module.css';

const LockIcon = createIcon(<path d="M6 11h12v9H6zM8.500 11V7.500a3.500 3.500 0 0 1 7 0V11" />);

const LINKS_ID = 'category-links';

function TaglineBar() {
  const { tagline } = useSettings();
  return (
    <div className={styles.tagline}>
      <p>{tagline}</p>
    </div>
  );
}

/** On small screens the category links open below the header; navigation and Escape close them. */
function useMobileMenu() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === key;
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenedAt(null);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return {
    open,
    show: () => setOpenedAt(key),
    toggle: () => setOpenedAt(open ? null : key),
    close: () => setOpenedAt(null),
  };
}

function CheckoutHeader({ cart }: { cart: ReactNode }) {
  return (
    <header className={styles.landmark}>
      <div className={styles.header}>
        <div className={styles.bar}>
          <Logo />
          <p className={styles.secure}>
            <LockIcon size={18} />
            <span>Secure checkout</span>
          </p>
          {cart}
        </div>
        <OfflineBanner />
        <ToastViewport />
      </div>
    </header>
  );
}

interface SiteHeaderProps {
  /** Logo and cart only. */
  isCheckout: boolean;
  cartButton: Ref<HTMLButtonElement>;
  onOpenCart: () => void;
  /** The cart is about to be opened. */
  onCartIntent: () => void;
}

export function SiteHeader({ isCheckout, cartButton, onOpenCart, onCartIntent }: SiteHeaderProps) {
  const menu = useMobileMenu();
  const cart = <CartButton ref={cartButton} onClick={onOpenCart} onIntent={onCartIntent} />;
  /** The keyboard of a phone opens only when the field is focused within the tap. */
  const openSearch = () => {
    flushSync(menu.show);
    document.querySelector<HTMLInputElement>(`#${LINKS_ID} input`)?.focus();
  };
  if (isCheckout) return <CheckoutHeader cart={cart} />;
  return (
    <header className={styles.landmark}>
      {/* A tap beside the menu closes it instead of opening what is below. */}
      {menu.open && <div className={styles.scrim} role="presentation" onClick={menu.close} />}
      <TaglineBar />
      <div className={styles.header}>
        <div className={styles.bar}>
          <IconButton
            label={menu.open ? 'Close menu' : 'Open menu'}
            aria-expanded={menu.open}
            aria-controls={LINKS_ID}
            className={styles.toggle}
            data-scripted
            onClick={menu.toggle}
          >
            {menu.open ? <CloseIcon size={26} /> : <MenuIcon size={26} />}
          </IconButton>
          <Logo />
          <div className={styles.search}>
            <SearchBox placeholder="Search products..." label="Search products" />
          </div>
          <IconButton label="Open search" className={styles.searchToggle} data-scripted onClick={openSearch}>
            <SearchIcon />
          </IconButton>
          {cart}
        </div>
        <CategoryNav id={LINKS_ID} open={menu.open} />
        <OfflineBanner />
        <ToastViewport />
      </div>
    </header>
  );
}
