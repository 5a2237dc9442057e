import { PictureOutlined } from '@shop/admin-kit';

interface ThumbnailProps {
  url: string | null;
  alt: string;
  /** Painted while the picture loads. */
  color?: string | undefined;
}

/** A picture at a width the server has ready, or a sign that there is none. */
export function Thumbnail({ url, alt, color }: ThumbnailProps) {
  if (!url)
    return (
      <span className="products-thumbnail products-no-image">
        <PictureOutlined aria-label={`${alt}: no image`} />
      </span>
    );
  const style = color ? { background: color } : {};
  return <img className="products-thumbnail" src={`${url}?w=640`} alt={alt} loading="lazy" decoding="async" style={style} />;
}
