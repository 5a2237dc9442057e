import { Button, DeleteOutlined, StarOutlined, StatusTag, UploadField, type Uploads } from '@shop/admin-kit';
import { type Gallery, MAX_IMAGES, setMainImage, removeImage } from '../../rules/gallery.ts';
import { Thumbnail } from '../thumbnail.tsx';

interface GalleryFieldProps {
  gallery: Gallery;
  uploads: Uploads;
  onChange: (gallery: Gallery) => void;
}

/** The pictures of a product; one of them is the main one. */
export function GalleryField({ gallery, uploads, onChange }: GalleryFieldProps) {
  const full = gallery.images.length >= MAX_IMAGES;
  return (
    <fieldset className="products-field">
      <legend>Product Images</legend>
      {gallery.images.length > 0 && (
        <ol className="products-images" aria-label="Product Images">
          {gallery.images.map((url, place) => (
            <Picture
              key={url}
              url={url}
              number={place + 1}
              main={place === gallery.main}
              onMain={() => onChange(setMainImage(gallery, place))}
              onRemove={() => onChange(removeImage(gallery, place))}
            />
          ))}
        </ol>
      )}
      <UploadField
        uploads={uploads}
        label="Upload Image"
        disabled={full}
        {...(full ? { hint: `A product can have at most ${MAX_IMAGES} images` } : {})}
      />
    </fieldset>
  );
}

interface GalleryImageProps {
  url: string;
  number: number;
  main: boolean;
  onMain: () => void;
  onRemove: () => void;
}

function Picture({ url, number, main, onMain, onRemove }: GalleryImageProps) {
  return (
    <li className="products-image">
      <Thumbnail url={url} alt={`Image ${number}`} />
      <div className="products-image-actions">
        {main ? (
          <StatusTag tone="info">Main Image</StatusTag>
        ) : (
          <Button size="small" icon={<StarOutlined aria-hidden />} onClick={onMain} aria-label={`Set as Main: image ${number}`}>
            Set as Main
          </Button>
        )}
        <Button size="small" danger icon={<DeleteOutlined />} onClick={onRemove} aria-label={`Remove image ${number}`} />
      </div>
    </li>
  );
}
