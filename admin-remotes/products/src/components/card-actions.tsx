import { Button, DeleteOutlined, EditOutlined } from '@shop/admin-kit';
import { ShopLink } from './shop-link.tsx';
import styles from '../styles/product-card.module.css';

interface CardActionsProps {
  name: string;
  /** The page in the shop; null when shoppers cannot see the item. */
  shopPath: string | null;
  onEdit: () => void;
  onDelete: () => void;
}

export function CardActions({ name, shopPath, onEdit, onDelete }: CardActionsProps) {
  return (
    <div className={styles.cardActions}>
      <Button icon={<EditOutlined aria-hidden />} onClick={onEdit} aria-label={`Edit ${name}`}>
        Edit
      </Button>
      <Button danger icon={<DeleteOutlined aria-hidden />} onClick={onDelete} aria-label={`Delete ${name}`}>
        Delete
      </Button>
      {shopPath !== null && <ShopLink name={name} path={shopPath} />}
    </div>
  );
}
