import { useRef, useState, type KeyboardEvent, type TouchEvent } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '#components/ui/icons.tsx';
import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import { useHydrated } from '#lib/use-hydrated.ts';
import { wrapIndex, type GalleryImage } from '../gallery.ts';
import { GalleryDots, GalleryThumbnails } from './gallery-controls.tsx';
import styles from './product-gallery.module.css';

const SWIPE_PX = 40;
const SIZES = '(min-width: 92rem) 800px, (min-width: 64rem) 54vw, (min-width: 45rem) 46vw, 100vw';

function useGallery(length: number) {
  const [index, setIndex] = useState(0);
  const touchStart = useRef<number | null>(null);
  const move = (step: number) => setIndex(wrapIndex(index, step, length));
  return {
    index,
    setIndex,
    move,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft') move(-1);
      if (event.key === 'ArrowRight') move(1);
    },
    onTouchStart: (event: TouchEvent) => {
      touchStart.current = event.touches[0]?.clientX ?? null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const distance = (event.changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? 0);
      if (touchStart.current !== null && Math.abs(distance) > SWIPE_PX) move(distance > 0 ? -1 : 1);
      touchStart.current = null;
    },
  };
}

export function ProductGallery({ name, images }: { name: string; images: GalleryImage[] }) {
  const { index, setIndex, move, ...gestures } = useGallery(images.length);
  const several = images.length > 1;
  // The neighbours load after hydration, so that the next image shows without delay.
  const hydrated = useHydrated();
  const isNear = (other: number) =>
    other === index ||
    (hydrated && several && [wrapIndex(index, 1, images.length), wrapIndex(index, -1, images.length)].includes(other));
  return (
    <section className={styles.gallery} aria-label={`Pictures of ${name}`} aria-roledescription="carousel">
      {/* Key events bubble from the controls inside. */}
      <div role="presentation" className={styles.stage} {...(several ? gestures : {})}>
        {images.map(({ src, color }, other) =>
          isNear(other) ? (
            <div
              key={src ?? other}
              className={styles.slide}
              data-current={other === index || undefined}
              aria-hidden={other !== index}
            >
              <ResponsiveImage
                src={src}
                color={color}
                alt={several ? `${name}, picture ${other + 1} of ${images.length}` : name}
                sizes={SIZES}
                priority={other === 0}
              />
            </div>
          ) : null,
        )}
        {several && (
          <>
            <IconButton label="Previous picture" framed className={styles.previous} onClick={() => move(-1)}>
              <ArrowLeftIcon />
            </IconButton>
            <IconButton label="Next picture" framed className={styles.next} onClick={() => move(1)}>
              <ArrowRightIcon />
            </IconButton>
            <GalleryDots count={images.length} index={index} onSelect={setIndex} />
          </>
        )}
      </div>
      {several && <GalleryThumbnails images={images} index={index} onSelect={setIndex} />}
    </section>
  );
}
