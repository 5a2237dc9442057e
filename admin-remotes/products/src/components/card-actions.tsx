import { Button, DeleteOutlined, EditOutlined } from '@shop/admin-kit';

interface CardActionsProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function CardActions({ name, onEdit, onDelete }: CardActionsProps) {
  return (
    <div className="products-card-actions">
      <Button icon={<EditOutlined aria-hidden />} onClick={onEdit} aria-label={`Edit ${name}`}>
        Edit
      </Button>
      <Button danger icon={<DeleteOutlined aria-hidden />} onClick={onDelete} aria-label={`Delete ${name}`}>
        Delete
      </Button>
    </div>
  );
}
