import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import type { GallerySlide as Slide } from '../../gallery.ts';
import styles from './product-gallery.module.css';

const SIZES = '(min-width: 64rem) min(42rem, 42vw), (min-width: 45rem) 46vw, 100vw';

interface GallerySlideProps {
  slide: Slide;
  label: string;
  current: boolean;
  /** Loads eagerly and with high priority. */
  priority: boolean;
}

export function GallerySlide({ slide: { kind, src, color }, label, current, priority }: GallerySlideProps) {
  return (
    <div className={styles.slide} data-current={current || undefined} aria-hidden={!current}>
      {kind === 'video' && src ? (
        <ProductVideo src={src} label={label} />
      ) : (
        <ResponsiveImage src={src} color={color} alt={label} sizes={SIZES} priority={priority} className={styles.image} />
      )}
    </div>
  );
}

/** Loads only metadata until the video is played. The poster is a frame of the video, which the server renders. */
function ProductVideo({ src, label }: { src: string; label: string }) {
  return (
    // No captions: the videos show the garment and have no speech.
    <video className={styles.video} controls playsInline muted preload="metadata" poster={`${src}?w=640`} aria-label={label}>
      <source src={src} />
    </video>
  );
}
