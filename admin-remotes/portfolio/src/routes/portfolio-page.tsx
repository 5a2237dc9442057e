import {
  Button,
  Card,
  ConfirmDelete,
  EmptyState,
  holdsWords,
  ListSearch,
  PictureOutlined,
  PlusOutlined,
  QueryState,
  SectionHeader,
  settingsQuery,
  Typography,
  useIsWide,
  useListSearch,
} from '@shop/admin-kit';
import type { PortfolioItem } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeleteMedia } from '../api/delete-media.ts';
import { portfolioQuery } from '../api/get-portfolio.ts';
import { DeletedMedia } from '../components/deleted-media.tsx';
import { MediaGrid } from '../components/media/media-grid.tsx';
import { UploadCard } from '../components/upload-card.tsx';
import { shortName } from '../rules/media.ts';
import styles from '../styles/portfolio.module.css';

export function PortfolioPage() {
  const owner = useQuery(settingsQuery).data?.portfolioOwner;
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const actions = (
    <>
      <DeletedMedia />
      {!isWide && (
        <Button icon={<PlusOutlined aria-hidden />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Upload Media
        </Button>
      )}
    </>
  );
  return (
    <>
      <SectionHeader title={owner ? `${owner}'s Portfolio Management` : 'Portfolio Management'} actions={actions} />
      <div className={styles.page}>
        {/* Only hidden: unmounting it would stop the uploads. */}
        <div className={styles.upload} hidden={!isWide && !isOpen}>
          <UploadCard />
        </div>
        <MediaCard />
      </div>
    </>
  );
}

/** Lower than other cards, so that the first row of media is on the first screen. */
const CARD_CLASSES = {
  header: styles.cardHead,
  title: styles.cardTitle,
  extra: styles.cardExtra,
  body: styles.cardBody,
};

function MediaCard() {
  const query = useQuery(portfolioQuery);
  const search = useListSearch();
  const [itemToDelete, setItemToDelete] = useState<PortfolioItem | null>(null);
  const deleting = useDeleteMedia();
  const title = query.data ? `Portfolio Media (${query.data.length})` : 'Portfolio Media';
  return (
    <Card
      title={title}
      extra={<ListSearch className={styles.search} label="Search descriptions" {...search} />}
      classNames={CARD_CLASSES}
    >
      <QueryState query={query} failure="Failed to fetch the portfolio" placeholders={6}>
        {(items) => (items.length === 0 ? <NoMedia /> : <FoundMedia items={items} search={search} onDelete={setItemToDelete} />)}
      </QueryState>
      <ConfirmDelete
        name={itemToDelete && shortName(itemToDelete)}
        busy={deleting.isPending}
        onConfirm={() => itemToDelete && deleting.mutate(itemToDelete.id, { onSettled: () => setItemToDelete(null) })}
        onCancel={() => setItemToDelete(null)}
      />
    </Card>
  );
}

function NoMedia() {
  return <EmptyState icon={<PictureOutlined />} title="No Portfolio Media" hint="Upload your first media file to get started" />;
}

interface FoundMediaProps {
  items: PortfolioItem[];
  search: ReturnType<typeof useListSearch>;
  onDelete: (item: PortfolioItem) => void;
}

function FoundMedia({ items, search: { text, setText }, onDelete }: FoundMediaProps) {
  const found = items.filter(({ description }) => holdsWords([description], text));
  const isSortable = found.length === items.length;
  if (found.length === 0) {
    return <EmptyState title="No media match" action={<Button onClick={() => setText('')}>Show all media</Button>} />;
  }
  return (
    <>
      <MediaGrid items={found} isSortable={isSortable} onDelete={onDelete} />
      <Typography.Paragraph type="secondary" className={styles.tip}>
        {isSortable
          ? 'Tip: drag an item by its grip to change the order. With the keyboard, press Space on the grip, move with the arrow keys, and press Space again.'
          : 'Clear the search to change the order.'}
      </Typography.Paragraph>
    </>
  );
}
