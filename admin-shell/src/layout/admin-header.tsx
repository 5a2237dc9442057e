import { Button, Flex, LogoutOutlined, ShopOutlined, Typography, UserOutlined, useSession } from '@shop/admin-kit';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useLogout } from '../login/auth-actions.ts';

export function AdminHeader() {
  const session = useSession();
  const logout = useLogout();
  const account = useHref('/account');
  const openAccount = useLinkClickHandler<HTMLElement>('/account');
  return (
    <header className="shell-header">
      <Flex wrap gap={12} align="center" justify="space-between" className="shell-header-row">
        <div>
          <Typography.Title level={1}>Admin Dashboard</Typography.Title>
          <Typography.Text type="secondary">Welcome back, {session?.user.username}! Manage your store from here.</Typography.Text>
        </div>
        <Flex gap={8} wrap>
          <Button href="/" icon={<ShopOutlined aria-hidden />}>
            View Site
          </Button>
          <Button href={account} onClick={openAccount} icon={<UserOutlined aria-hidden />}>
            My account
          </Button>
          <Button icon={<LogoutOutlined aria-hidden />} onClick={logout}>
            Logout
          </Button>
        </Flex>
      </Flex>
    </header>
  );
}
