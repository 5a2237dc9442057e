import type { PortfolioItem } from '@shop/contract';
import { useId } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { CloseIcon } from '#components/ui/icons.tsx';
import { Modal } from '#components/ui/dialog/modal.tsx';
import { sourceSet } from '#components/ui/responsive-image.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import styles from './image-viewer.module.css';

interface ImageViewerProps {
  item: PortfolioItem | null;
  onClose: () => void;
}

function FullImage({ item: { mediaUrl, description, image } }: { item: PortfolioItem }) {
  return (
    <img
      className={styles.image}
      srcSet={sourceSet(mediaUrl)}
      sizes="100vw"
      src={mediaUrl}
      alt={description ?? 'Portfolio picture'}
      width={image?.width}
      height={image?.height}
      style={{ backgroundColor: image?.color }}
    />
  );
}

/** Shows an image as large as the viewport allows, with its description below. */
export function ImageViewer({ item, onClose }: ImageViewerProps) {
  const titleId = useId();
  return (
    <Modal open={item !== null} onClose={onClose} labelledBy={titleId} className={styles.viewer}>
      <h2 id={titleId} className={styles.title}>
        <VisuallyHidden>Full-size image</VisuallyHidden>
      </h2>
      <IconButton label="Close" onClick={onClose} className={styles.close}>
        <CloseIcon size={26} />
      </IconButton>
      {item && (
        <figure className={styles.figure}>
          <FullImage item={item} />
          {item.description && <figcaption className={styles.caption}>{item.description}</figcaption>}
        </figure>
      )}
    </Modal>
  );
}
