import { Button, DeleteOutlined, EditOutlined, StarFilled, StarOutlined, Tooltip } from '@shop/admin-kit';
import type { PortfolioItem } from '@shop/contract';
import { useChangeCoverUp } from '../../api/change-media.ts';

interface MediaActionsProps {
  item: PortfolioItem;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with one item; shown on hover and focus, and always where there is no hover. */
export function MediaActions({ item, onEdit, onDelete }: MediaActionsProps) {
  const coverUp = useChangeCoverUp();
  const flagText = item.isCoverUp ? 'Remove cover up flag' : 'Mark as cover up';
  const toggle = (): void => coverUp.mutate({ id: item.id, change: { isCoverUp: !item.isCoverUp } });
  return (
    <div className="portfolio-actions">
      <Tooltip title={flagText}>
        <Button
          icon={item.isCoverUp ? <StarFilled /> : <StarOutlined />}
          aria-label={flagText}
          onClick={toggle}
          disabled={coverUp.isPending}
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
