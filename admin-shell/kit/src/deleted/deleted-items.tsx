import { DeleteOutlined, HistoryOutlined, PictureOutlined } from '@ant-design/icons';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { Button, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Dialog } from '../page/dialog.tsx';
import { QueryState } from '../page/query-state.tsx';
import { useShopTime } from '../shop-time.ts';
import styles from './deleted.module.css';

export interface DeletedItem {
  id: string;
  name: string;
  /** An address of the shop's images. */
  imageUrl: string | null;
  deletedAt: string;
}

interface DeletedItemsProps {
  open: boolean;
  /** For example 'Deleted products'. */
  title: string;
  hint: string;
  /** Enabled only while `open`. */
  query: UseQueryResult<DeletedItem[]>;
  restoring: UseMutationResult<unknown, Error, string>;
  /** Above the list, for example a search field. */
  tools?: ReactNode;
  /** Offers to remove an item for good. */
  onRemove?: (item: DeletedItem) => void;
  onOpenChange: (open: boolean) => void;
}

/** The button that shows the deleted items of a section, each with the way back. */
export function DeletedItems({ open, title, hint, tools, onOpenChange, ...list }: DeletedItemsProps) {
  const close = () => onOpenChange(false);
  return (
    <>
      <Button icon={<HistoryOutlined aria-hidden />} onClick={() => onOpenChange(true)}>
        Deleted
      </Button>
      <Dialog open={open} title={title} width={640} footer={<Button onClick={close}>Close</Button>} onClose={close}>
        <Typography.Paragraph type="secondary">{hint}</Typography.Paragraph>
        {tools}
        <DeletedList {...list} />
      </Dialog>
    </>
  );
}

function DeletedList({ query, restoring, onRemove }: Pick<DeletedItemsProps, 'query' | 'restoring' | 'onRemove'>) {
  return (
    <QueryState query={query} failure="Failed to fetch what was deleted" placeholders={2}>
      {(items) =>
        items.length === 0 ? (
          <Typography.Text>Nothing here.</Typography.Text>
        ) : (
          <ul className={styles.deleted}>
            {items.map((item) => (
              <DeletedLine
                key={item.id}
                item={item}
                busy={restoring.isPending && restoring.variables === item.id}
                onRestore={() => restoring.mutate(item.id)}
                onRemove={onRemove && (() => onRemove(item))}
              />
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

interface DeletedLineProps {
  item: DeletedItem;
  busy: boolean;
  onRestore: () => void;
  onRemove: (() => void) | undefined;
}

function DeletedLine({ item: { name, imageUrl, deletedAt }, busy, onRestore, onRemove }: DeletedLineProps) {
  const time = useShopTime();
  return (
    <li>
      {imageUrl ? (
        <img src={`${imageUrl}?w=320`} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className={styles.deletedBlank}>
          <PictureOutlined aria-hidden />
        </span>
      )}
      <span className={styles.deletedText}>
        <strong>{name}</strong>
        <Typography.Text type="secondary">{`Deleted ${time.moment(deletedAt)}`}</Typography.Text>
      </span>
      {onRemove && (
        <Button danger icon={<DeleteOutlined aria-hidden />} aria-label={`Remove ${name} for good`} onClick={onRemove} />
      )}
      <Button loading={busy} aria-label={`Restore ${name}`} onClick={onRestore}>
        Restore
      </Button>
    </li>
  );
}
