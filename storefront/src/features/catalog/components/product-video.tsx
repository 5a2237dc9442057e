import type { ProductDetail } from '@shop/contract';
import styles from './product-video.module.css';

/** Shows the product's image as poster and loads only metadata until the video is played. */
export function ProductVideo({
  product: { name, videoUrl, imageUrl },
}: {
  product: Pick<ProductDetail, 'name' | 'videoUrl' | 'imageUrl'>;
}) {
  if (!videoUrl) return null;
  return (
    // No captions: the videos show the garment and have no speech.
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
