import { Button, DeleteOutlined, EditOutlined, StarFilled, StarOutlined, Tooltip } from '@shop/admin-kit';
import type { PortfolioItem } from '@shop/contract';
import { useChangeCoverUp } from '../../api/change-media.ts';
import { coverUpToggle } from '../../rules/media.ts';
import styles from '../../styles/portfolio.module.css';

interface MediaActionsProps {
  item: PortfolioItem;
  onEdit: () => void;
  onDelete: () => void;
}

/** The buttons of an item; visible on hover and focus, and always on touch screens. */
export function MediaActions({ item, onEdit, onDelete }: MediaActionsProps) {
  const coverUp = useChangeCoverUp();
  const { label, change } = coverUpToggle(item);
  return (
    <div className={styles.actions}>
      <Tooltip title={label}>
        <Button
          icon={item.isCoverUp ? <StarFilled /> : <StarOutlined />}
          aria-label={label}
          // The second click of a double click must not take back what the first one did.
          onClick={({ detail }) => detail < 2 && coverUp.mutate({ id: item.id, change })}
          loading={coverUp.isPending}
        />
      </Tooltip>
      <Tooltip title="Edit description">
        <Button icon={<EditOutlined />} aria-label="Edit description" onClick={onEdit} />
      </Tooltip>
      <Tooltip title="Delete media">
        <Button danger icon={<DeleteOutlined />} aria-label="Delete media" onClick={onDelete} />
      </Tooltip>
    </div>
  );
}
