import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '#components/ui/icon-button.tsx';
import { CloseIcon, MenuIcon } from '#components/ui/icons.tsx';
import { CartButton } from '#features/cart/components/cart-button.tsx';
import { useSettings } from '#lib/settings.ts';
import { CategoryNav } from './category-nav.tsx';
import { Logo } from './logo.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './site-header.module.css';

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
  return { open, toggle: () => setOpenedAt(open ? null : key) };
}

export function SiteHeader({ onOpenCart }: { onOpenCart: () => void }) {
  const menu = useMobileMenu();
  return (
    <header className={styles.landmark}>
      <TaglineBar />
      <div className={styles.header}>
        <div className={styles.bar}>
          <IconButton
            label={menu.open ? 'Close menu' : 'Open menu'}
            aria-expanded={menu.open}
            aria-controls={LINKS_ID}
            className={styles.toggle}
            onClick={menu.toggle}
          >
            {menu.open ? <CloseIcon size={26} /> : <MenuIcon size={26} />}
          </IconButton>
          <Logo />
          <div className={styles.search}>
            <SearchBox placeholder="Search products..." label="Search products" />
          </div>
          <CartButton onClick={onOpenCart} />
        </div>
        <CategoryNav id={LINKS_ID} open={menu.open} />
      </div>
    </header>
  );
}
