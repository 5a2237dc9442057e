import { Button, LogoutOutlined, ShopOutlined, Typography, UserOutlined, useSession } from '@shop/admin-kit';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useLogout } from '../login/auth-actions.ts';
import { SearchButton } from '../search/search-button.tsx';
import styles from './header.module.css';

/** One bar: the name, the top tabs, and the links. On phones the tabs are below and the links show their icons only. */
export function AdminHeader({ children }: { children?: ReactNode }) {
  const session = useSession();
  const logout = useLogout();
  const account = useHref('/account');
  const openAccount = useLinkClickHandler<HTMLElement>('/account');
  return (
    <header className={styles.header}>
      <div className={styles.headerRow}>
        <div className={styles.headerName}>
          <Typography.Title level={1}>Admin Dashboard</Typography.Title>
          <p>Welcome back{session && `, ${session.user.username}`}! Manage your store from here.</p>
        </div>
        {children}
        <div className={styles.headerLinks}>
          <SearchButton />
          <Button href="/" icon={<ShopOutlined aria-hidden />}>
            <span className={styles.headerLabel}>View Site</span>
          </Button>
          <Button href={account} onClick={openAccount} icon={<UserOutlined aria-hidden />}>
            <span className={styles.headerLabel}>My account</span>
          </Button>
          <Button icon={<LogoutOutlined aria-hidden />} onClick={logout}>
            <span className={styles.headerLabel}>Logout</span>
          </Button>
        </div>
      </div>
    </header>
  );
}
