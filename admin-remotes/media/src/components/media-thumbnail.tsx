import { PictureOutlined } from '@shop/admin-kit';
import type { MediaFile } from '@shop/contract';
import { useState } from 'react';
import styles from '../styles/media.module.css';

/** The image, or the poster of a video; an icon while there is none. */
export function MediaThumbnail({ file: { url, kind, status, usedIn } }: { file: MediaFile }) {
  const [missing, setMissing] = useState(false);
  if (missing || (kind === 'video' && status !== 'ready'))
    return (
      <span className={styles.noImage} aria-hidden>
        <PictureOutlined />
      </span>
    );
  const alt = usedIn.length === 0 ? `Unused ${kind}` : `Used ${kind}`;
  return <img src={`${url}?w=320`} alt={alt} loading="lazy" decoding="async" onError={() => setMissing(true)} />;
}
