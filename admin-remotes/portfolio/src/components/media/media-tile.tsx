import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, classNames, FileProblems, HolderOutlined, type Move, MoveButtons, type Place, StatusTag } from '@shop/admin-kit';
import type { PortfolioItem } from '@shop/contract';
import { useState } from 'react';
import { DescriptionPanel } from './description-panel.tsx';
import { MediaActions } from './media-actions.tsx';
import { MediaPreview } from './media-preview.tsx';
import styles from '../../styles/portfolio.module.css';

const REORDER_DURATION_MS = 200;

interface MediaTileProps {
  item: PortfolioItem;
  /** Undefined while the search hides other items: there is no place to move to. */
  place: Place | undefined;
  onMove: (move: Move) => void;
  onDelete: () => void;
}

export function MediaTile({ item, place, onMove, onDelete }: MediaTileProps) {
  const [editing, setEditing] = useState(false);
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging, attributes, listeners } = useSortable({
    id: item.id,
    disabled: place === undefined,
    transition: { duration: REORDER_DURATION_MS, easing: 'ease' },
  });
  const style = { transform: CSS.Transform.toString(transform), transition };
  return (
    <li ref={setNodeRef} style={style} className={isDragging ? classNames(styles.tile, styles.tileDragging) : styles.tile}>
      <div className={styles.frame}>
        <MediaPreview item={item} />
        <div className={styles.badges}>
          <StatusTag tone="neutral">{item.mediaType === 'video' ? 'Video' : 'Image'}</StatusTag>
          {item.isCoverUp && <StatusTag tone="warning">Cover Up</StatusTag>}
        </div>
        {place && (
          <Button
            ref={setActivatorNodeRef}
            className={styles.handle}
            icon={<HolderOutlined />}
            title="Drag to reorder"
            {...attributes}
            {...listeners}
            aria-label={`Drag to reorder: ${item.description ?? item.mediaType}`}
          />
        )}
        <MediaActions item={item} onEdit={() => setEditing(true)} onDelete={onDelete} />
        {item.description && !editing && <p className={styles.caption}>{item.description}</p>}
      </div>
      {place && <MoveButtons place={place} onMove={onMove} />}
      <FileProblems urls={[item.mediaUrl]} />
      {editing && <DescriptionPanel item={item} onClose={() => setEditing(false)} />}
    </li>
  );
}
