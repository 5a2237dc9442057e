import { PictureOutlined } from '@shop/admin-kit';

interface ThumbnailProps {
  url: string | null;
  alt: string;
  /** The background while the image loads. */
  color?: string | undefined;
}

/** An image at a preset width of the server, or a placeholder icon. */
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
