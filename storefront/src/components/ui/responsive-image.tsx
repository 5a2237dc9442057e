import { useCallback, useState } from 'react';
import { IMAGE_WIDTHS } from '#config/limits.ts';
import { classNames } from '#lib/class-names.ts';
import styles from './responsive-image.module.css';

interface PictureProps {
  src: string | null | undefined;
  alt: string;
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string;
  /** Of the box, which is kept free before the picture arrives. */
  ratio?: string;
  /** Shown until the picture arrives. */
  color?: string | null;
  /** The first large picture of a screen: fetched at once and first. */
  priority?: boolean;
  className?: string;
}

const SERVED = /^\/api\/images\/[^?]+$/;

export function sourceSet(src: string): string | undefined {
  return SERVED.test(src) ? IMAGE_WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ') : undefined;
}

/** A picture in a box that never moves: known ratio, paper colour first, a mark when there is no picture or it fails. */
export function Picture({ src, alt, sizes, ratio = '4 / 5', color, priority = false, className }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // A picture may have failed before the page's script was there to hear of it.
  const checkOnMount = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedSrc(image.getAttribute('src'));
  }, []);
  const srcSet = src ? sourceSet(src) : undefined;
  const shown = srcSet ? `${src}?w=640` : src;
  return (
    <span className={classNames(styles.box, className)} style={{ aspectRatio: ratio, backgroundColor: color ?? undefined }}>
      {shown && shown !== failedSrc ? (
        <img
          ref={checkOnMount}
          className={styles.image}
          srcSet={srcSet}
          sizes={srcSet ? sizes : undefined}
          src={shown}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? undefined : 'async'}
          onError={() => setFailedSrc(shown)}
        />
      ) : (
        <span className={styles.missing} role={alt ? 'img' : undefined} aria-label={alt || undefined} />
      )}
    </span>
  );
}
