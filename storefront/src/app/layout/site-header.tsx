import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
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

type Drawer = 'menu' | 'search';

/** On small screens the category links or the search open below the header; navigation and Escape close them. */
function useDrawer() {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ drawer: Drawer; key: string } | null>(null);
  const open = opened?.key === key ? opened.drawer : undefined;
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpened(null);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return {
    open,
    toggle: (drawer: Drawer) => setOpened(open === drawer ? null : { drawer, key }),
    close: () => setOpened(null),
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
  const { open, toggle, close } = useDrawer();
  const isMenuOpen = open === 'menu';
  const searchLayer = useRef<HTMLDivElement>(null);
  const cart = <CartButton ref={cartButton} onClick={onOpenCart} onIntent={onCartIntent} />;
  /** The keyboard of a phone opens only when the field is focused within the tap. */
  const toggleSearch = () => {
    flushSync(() => toggle('search'));
    searchLayer.current?.querySelector('input')?.focus();
  };
  if (isCheckout) return <CheckoutHeader cart={cart} />;
  return (
    <header className={styles.landmark}>
      {/* A tap beside it closes it instead of opening what is below. */}
      {open && <div className={styles.scrim} role="presentation" onClick={close} />}
      <TaglineBar />
      <div className={styles.header}>
        <div className={styles.bar}>
          <IconButton
            label={isMenuOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isMenuOpen}
            aria-controls={LINKS_ID}
            className={styles.toggle}
            data-scripted
            onClick={() => toggle('menu')}
          >
            {isMenuOpen ? <CloseIcon size={26} /> : <MenuIcon size={26} />}
          </IconButton>
          <Logo />
          <div className={styles.search}>
            <SearchBox placeholder="Search products..." label="Search products" />
          </div>
          <IconButton
            label={open === 'search' ? 'Close search' : 'Open search'}
            aria-expanded={open === 'search'}
            className={styles.searchToggle}
            data-scripted
            onClick={toggleSearch}
          >
            {open === 'search' ? <CloseIcon /> : <SearchIcon />}
          </IconButton>
          {cart}
        </div>
        {open === 'search' && (
          <div ref={searchLayer} className={styles.searchLayer}>
            <SearchBox placeholder="What are you looking for?" label="Search the shop" />
          </div>
        )}
        <CategoryNav id={LINKS_ID} open={isMenuOpen} />
        <OfflineBanner />
        <ToastViewport />
      </div>
    </header>
  );
}
