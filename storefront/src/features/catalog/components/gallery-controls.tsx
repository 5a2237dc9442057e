import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import type { GalleryImage } from '../gallery.ts';
import styles from './gallery-controls.module.css';

interface DotsProps {
  count: number;
  index: number;
  onSelect: (index: number) => void;
}

export function GalleryDots({ count, index, onSelect }: DotsProps) {
  return (
    <div className={styles.dots}>
      {Array.from({ length: count }, (_, dot) => (
        <button
          key={dot}
          type="button"
          className={styles.dot}
          aria-label={`Show picture ${dot + 1}`}
          aria-current={dot === index || undefined}
          onClick={() => onSelect(dot)}
        />
      ))}
    </div>
  );
}

interface ThumbnailsProps {
  images: GalleryImage[];
  index: number;
  onSelect: (index: number) => void;
}

export function GalleryThumbnails({ images, index, onSelect }: ThumbnailsProps) {
  return (
    <ul className={styles.thumbnails}>
      {images.map(({ src, color }, thumbnail) => (
        <li key={src ?? thumbnail}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={`Thumbnail ${thumbnail + 1}`}
            aria-current={thumbnail === index || undefined}
            onClick={() => onSelect(thumbnail)}
          >
            <ResponsiveImage src={src} color={color} alt="" sizes="96px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
