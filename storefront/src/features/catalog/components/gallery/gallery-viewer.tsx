import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Modal } from '#components/ui/dialog/modal.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { CloseIcon } from '#components/ui/icons.tsx';
import { sourceSet } from '#components/ui/responsive-image.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { classNames } from '#lib/class-names.ts';
import styles from './gallery-viewer.module.css';

interface GalleryViewerProps {
  src: string;
  label: string;
  open: boolean;
  onClose: () => void;
}

/** One image as large as the window; a tap doubles it, and then the window scrolls over it. */
export function GalleryViewer({ src, label, open, onClose }: GalleryViewerProps) {
  const titleId = useId();
  const [zoomed, setZoomed] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  // Otherwise a zoomed image shows its upper left corner.
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!zoomed) return;
    current?.scrollTo((current.scrollWidth - current.clientWidth) / 2, (current.scrollHeight - current.clientHeight) / 3);
  }, [zoomed]);
  return (
    <Modal open={open} onClose={onClose} labelledBy={titleId} className={styles.viewer}>
      <h2 id={titleId} className={styles.title}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h2>
      <IconButton label="Close" framed onClick={onClose} className={styles.close}>
        <CloseIcon size={26} />
      </IconButton>
      <div ref={scroller} className={styles.scroller}>
        <button
          type="button"
          className={classNames(styles.zoom, zoomed && styles.zoomed)}
          aria-pressed={zoomed}
          aria-label="Zoom in"
          onClick={() => setZoomed(!zoomed)}
        >
          <img src={`${src}?w=1440`} srcSet={sourceSet(src)} sizes="200vw" alt={label} />
        </button>
      </div>
    </Modal>
  );
}
