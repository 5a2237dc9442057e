import { classNames, PictureOutlined } from '@shop/admin-kit';
import styles from '../styles/thumbnail.module.css';

const SIZES = {
  card: styles.thumbnail,
  row: classNames(styles.thumbnail, styles.thumbnailRow),
  field: classNames(styles.thumbnail, styles.thumbnailField),
  version: classNames(styles.thumbnail, styles.thumbnailVersion),
  cell: classNames(styles.thumbnail, styles.thumbnailCell),
};

interface ThumbnailProps {
  url: string | null;
  alt: string;
  /** Default: as wide as its place. */
  size?: keyof typeof SIZES;
  /** The background while the image loads. */
  color?: string | undefined;
}

/** An image at a preset width of the server, or a placeholder icon. */
export function Thumbnail({ url, alt, size = 'card', color }: ThumbnailProps) {
  if (!url)
    return (
      <span className={classNames(SIZES[size], styles.noImage)}>
        <PictureOutlined aria-label={`${alt}: no image`} />
      </span>
    );
  const style = color ? { background: color } : {};
  return <img className={SIZES[size]} src={`${url}?w=640`} alt={alt} loading="lazy" decoding="async" style={style} />;
}
