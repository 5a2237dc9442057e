import type { ProductDetail } from '@shop/contract';
import styles from './product-video.module.css';

/** Until it is played, the product's picture stands for the video, and nothing of it is downloaded but its frame. */
export function ProductVideo({
  product: { name, videoUrl, imageUrl },
}: {
  product: Pick<ProductDetail, 'name' | 'videoUrl' | 'imageUrl'>;
}) {
  if (!videoUrl) return null;
  return (
    // Sellers upload silent clips of the garment; there is no speech to caption.
    <video
      className={styles.video}
      controls
      playsInline
      muted
      preload="metadata"
      poster={imageUrl ? `${imageUrl}?w=640` : undefined}
      aria-label={`Video of ${name}`}
    >
      <source src={videoUrl} />
    </video>
  );
}
