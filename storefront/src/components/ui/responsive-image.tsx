import { useCallback, useState } from 'react';
import { IMAGE_WIDTHS } from '#config/limits.ts';
import { classNames } from '#lib/class-names.ts';
import styles from './responsive-image.module.css';

interface ResponsiveImageProps {
  src: string | null | undefined;
  alt: string;
  /** The `sizes` attribute: the rendered width. */
  sizes: string;
  /** Aspect ratio of the box that reserves the space while the image loads. */
  ratio?: string;
  /** Background while the image loads. */
  color?: string | null;
  /** Loads eagerly and with high priority; for the largest image above the fold. */
  priority?: boolean;
  className?: string;
}

const RESIZABLE = /^\/api\/images\/[^?]+$/;

/** Undefined for images that the server does not resize. */
export function sourceSet(src: string): string | undefined {
  return RESIZABLE.test(src) ? IMAGE_WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ') : undefined;
}

/** An image in a box of a fixed ratio, so that loading shifts nothing. Shows the shop's mark if the image is missing or fails. */
export function ResponsiveImage({ src, alt, sizes, ratio = '4 / 5', color, priority = false, className }: ResponsiveImageProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // An image in the server's HTML may have failed before hydration, when nothing listened to its error event.
  const checkOnMount = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedSrc(image.getAttribute('src'));
  }, []);
  const srcSet = src ? sourceSet(src) : undefined;
  const shown = srcSet ? `${src}?w=640` : src;
  return (
    <span
      className={classNames(styles.box, !priority && styles.distant, className)}
      style={{ aspectRatio: ratio, backgroundColor: color ?? undefined }}
    >
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
