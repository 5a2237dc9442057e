import { Button, ShopOutlined } from '@shop/admin-kit';

interface ShopLinkProps {
  name: string;
  /** The page in the shop. */
  path: string;
  quiet?: boolean;
}

/** Opens the page of an item as shoppers see it, in a new tab, so that the work in this one stays. */
export function ShopLink({ name, path, quiet = false }: ShopLinkProps) {
  const label = `View in shop: ${name}`;
  return (
    <Button
      type={quiet ? 'text' : 'default'}
      icon={<ShopOutlined aria-hidden />}
      href={path}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
    />
  );
}
