import { lazy, Suspense, useRef, useState, type KeyboardEvent, type TouchEvent } from 'react';
import { IconButton } from '#components/ui/icon-button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, createIcon } from '#components/ui/icons.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { useHydrated } from '#lib/use-hydrated.ts';
import { wrapIndex, type GallerySlide as Slide } from '../../gallery.ts';
import { GalleryDots, GalleryThumbnails } from './gallery-controls.tsx';
import { GallerySlide } from './gallery-slide.tsx';
import styles from './product-gallery.module.css';

const EnlargeIcon = createIcon(<path d="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" />);

/** Loaded on demand, to keep it out of the first load. */
const GalleryViewer = lazy(async () => {
  const { GalleryViewer: Viewer } = await import('./gallery-viewer.tsx');
  return { default: Viewer };
});

const SWIPE_PX = 40;

interface ProductGalleryProps {
  name: string;
  slides: Slide[];
  /** The image of the chosen size, if it has one. */
  chosen?: string | null;
}

/** Starts at the chosen image and moves to it whenever another one is chosen. */
function useIndex(slides: readonly Slide[], chosen: string | null) {
  const [index, setIndex] = useState(0);
  const [followed, setFollowed] = useState<string | null>(null);
  if (chosen !== followed) {
    setFollowed(chosen);
    const position = slides.findIndex(({ src }) => src !== null && src === chosen);
    if (position !== -1) setIndex(position);
  }
  return [index, setIndex] as const;
}

function useGallery(slides: readonly Slide[], chosen: string | null) {
  const { length } = slides;
  const [index, setIndex] = useIndex(slides, chosen);
  const [used, setUsed] = useState(false);
  const touchStart = useRef<number | null>(null);
  const move = (step: number) => setIndex(wrapIndex(index, step, length));
  const onUse = () => setUsed(true);
  return {
    index,
    setIndex,
    move,
    used,
    onUse: { onPointerEnter: onUse, onFocus: onUse },
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

/** Once opened, the viewer stays mounted: a dialog that unmounts cannot restore the focus. */
function useViewer() {
  const [state, setState] = useState({ wasOpened: false, open: false });
  return {
    ...state,
    onOpen: () => setState({ wasOpened: true, open: true }),
    onClose: () => setState({ wasOpened: true, open: false }),
  };
}

export function ProductGallery({ name, slides, chosen = null }: ProductGalleryProps) {
  const { index, setIndex, move, used, onUse, onKeyDown, ...gestures } = useGallery(slides, chosen);
  const several = slides.length > 1;
  const hydrated = useHydrated();
  // The neighbours load at the first touch, hover or focus, so that the next image shows without much delay and other visits load one.
  const isNear = (other: number) =>
    other === index ||
    (used && several && [wrapIndex(index, 1, slides.length), wrapIndex(index, -1, slides.length)].includes(other));
  const labelOf = (other: number) => {
    if (slides[other]?.kind === 'video') return `Video of ${name}`;
    const shown = slides[other]?.alt || name;
    return several ? `${shown}, picture ${other + 1} of ${slides.length}` : shown;
  };
  const controls = { slides, index, onSelect: setIndex };
  const viewer = useViewer();
  const current = slides[index];
  const enlargeable = current?.kind === 'image' ? current.src : null;
  return (
    <section {...onUse} className={styles.gallery} aria-label={`Pictures of ${name}`} aria-roledescription="carousel">
      {/* Key events bubble from the controls inside. */}
      <div role="presentation" className={styles.stage} {...(several ? { onKeyDown, ...gestures } : {})}>
        {slides.map((slide, other) =>
          isNear(other) ? (
            <GallerySlide
              key={slide.src ?? other}
              slide={slide}
              label={labelOf(other)}
              current={other === index}
              priority={other === 0}
            />
          ) : null,
        )}
        {enlargeable && (
          <IconButton label="Enlarge picture" framed data-scripted className={styles.enlarge} onClick={viewer.onOpen}>
            <EnlargeIcon size={20} />
          </IconButton>
        )}
        {several && (
          <>
            <IconButton label="Previous picture" framed data-scripted className={styles.previous} onClick={() => move(-1)}>
              <ArrowLeftIcon />
            </IconButton>
            <IconButton label="Next picture" framed data-scripted className={styles.next} onClick={() => move(1)}>
              <ArrowRightIcon />
            </IconButton>
            <GalleryDots {...controls} />
          </>
        )}
      </div>
      {/* Outside of the stage, whose arrow keys and swipes would reach it. */}
      <Suspense>
        {viewer.wasOpened && enlargeable && (
          <GalleryViewer src={enlargeable} label={labelOf(index)} open={viewer.open} onClose={viewer.onClose} />
        )}
      </Suspense>
      {several && <GalleryThumbnails {...controls} onKeyDown={onKeyDown} />}
      <VisuallyHidden>
        <span aria-live="polite">{hydrated && several && labelOf(index)}</span>
      </VisuallyHidden>
    </section>
  );
}
