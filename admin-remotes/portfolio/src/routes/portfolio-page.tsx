import {
  Card,
  ConfirmDelete,
  EmptyState,
  PictureOutlined,
  QueryState,
  SectionHeader,
  settingsQuery,
  Typography,
} from '@shop/admin-kit';
import type { PortfolioItem } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeleteMedia } from '../api/delete-media.ts';
import { portfolioQuery } from '../api/get-portfolio.ts';
import { MediaGrid } from '../components/media/media-grid.tsx';
import { UploadCard } from '../components/upload-card.tsx';

export function PortfolioPage() {
  const owner = useQuery(settingsQuery).data?.portfolioOwner;
  return (
    <>
      <SectionHeader title={owner ? `${owner}'s Portfolio Management` : 'Portfolio Management'} />
      <div className="portfolio-page">
        <UploadCard />
        <MediaCard />
      </div>
    </>
  );
}

function MediaCard() {
  const query = useQuery(portfolioQuery);
  const [itemToDelete, setItemToDelete] = useState<PortfolioItem | null>(null);
  const deleting = useDeleteMedia();
  const title = query.data ? `Portfolio Media (${query.data.length})` : 'Portfolio Media';
  return (
    <Card title={title}>
      <QueryState query={query} failure="Failed to fetch the portfolio" placeholders={6}>
        {(items) => (items.length === 0 ? <NoMedia /> : <SortableMedia items={items} onDelete={setItemToDelete} />)}
      </QueryState>
      <ConfirmDelete
        name={itemToDelete && (itemToDelete.description ?? `this ${itemToDelete.mediaType}`)}
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

function SortableMedia({ items, onDelete }: { items: PortfolioItem[]; onDelete: (item: PortfolioItem) => void }) {
  return (
    <>
      <Typography.Paragraph type="secondary">
        Tip: drag an item by its grip to change the order. With the keyboard, press Space on the grip, move with the arrow keys,
        and press Space again.
      </Typography.Paragraph>
      <MediaGrid items={items} onDelete={onDelete} />
    </>
  );
}
