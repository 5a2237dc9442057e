import { useRef, type KeyboardEvent } from 'react';
import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import type { GallerySlide } from '../../gallery.ts';
import styles from './gallery-controls.module.css';

interface GalleryControlsProps {
  slides: readonly GallerySlide[];
  index: number;
  onSelect: (index: number) => void;
}

function labelOf({ kind, alt }: GallerySlide, index: number): string {
  if (kind === 'video') return 'Video';
  return alt ? `Image ${index + 1}: ${alt}` : `Image ${index + 1}`;
}

/** For pointers only: the thumbnails do the same for keyboards and screen readers. */
export function GalleryDots({ slides, index, onSelect }: GalleryControlsProps) {
  return (
    <div className={styles.dots} aria-hidden="true" data-scripted>
      {slides.map((slide, dot) => (
        <button
          key={slide.src ?? dot}
          type="button"
          tabIndex={-1}
          aria-label={labelOf(slide, dot)}
          className={styles.dot}
          data-current={dot === index || undefined}
          onClick={() => onSelect(dot)}
        />
      ))}
    </div>
  );
}

interface GalleryThumbnailsProps extends GalleryControlsProps {
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One tab stop: the arrow keys move between the slides. */
export function GalleryThumbnails({ slides, index, onSelect, onKeyDown }: GalleryThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  const moveFocus = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    onKeyDown(event);
    // After React has rendered the new current slide.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus());
  };
  return (
    <ul ref={list} className={styles.thumbnails}>
      {slides.map((slide, thumbnail) => (
        <li key={slide.src ?? thumbnail}>
          <button
            type="button"
            className={styles.thumbnail}
            data-kind={slide.kind}
            aria-label={labelOf(slide, thumbnail)}
            aria-current={thumbnail === index || undefined}
            tabIndex={thumbnail === index ? 0 : -1}
            onClick={() => onSelect(thumbnail)}
            onKeyDown={moveFocus}
          >
            <ResponsiveImage src={slide.src} color={slide.color} alt="" sizes="96px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
