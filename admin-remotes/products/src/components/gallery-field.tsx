import { Button, DeleteOutlined, StarOutlined, StatusTag, UploadField, type Uploads } from '@shop/admin-kit';
import { type Gallery, MOST_PICTURES, withMain, withoutPicture } from '../rules/gallery.ts';
import { Thumbnail } from './thumbnail.tsx';

interface GalleryFieldProps {
  gallery: Gallery;
  uploads: Uploads;
  onChange: (gallery: Gallery) => void;
}

/** The pictures of a product; one of them is the main one. */
export function GalleryField({ gallery, uploads, onChange }: GalleryFieldProps) {
  const full = gallery.images.length >= MOST_PICTURES;
  return (
    <fieldset className="products-field">
      <legend>Product Images</legend>
      {gallery.images.length > 0 && (
        <ol className="products-pictures" aria-label="Product Images">
          {gallery.images.map((url, place) => (
            <Picture
              key={url}
              url={url}
              number={place + 1}
              main={place === gallery.main}
              onMain={() => onChange(withMain(gallery, place))}
              onRemove={() => onChange(withoutPicture(gallery, place))}
            />
          ))}
        </ol>
      )}
      <UploadField
        uploads={uploads}
        label="Upload Image"
        disabled={full}
        {...(full ? { hint: `A product can have at most ${MOST_PICTURES} images` } : {})}
      />
    </fieldset>
  );
}

interface PictureProps {
  url: string;
  number: number;
  main: boolean;
  onMain: () => void;
  onRemove: () => void;
}

function Picture({ url, number, main, onMain, onRemove }: PictureProps) {
  return (
    <li className="products-picture">
      <Thumbnail url={url} alt={`Image ${number}`} />
      <div className="products-picture-actions">
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
