import { Button, DeleteOutlined, UploadField, type Uploads } from '@shop/admin-kit';
import { Thumbnail } from '../thumbnail.tsx';

interface ImageFieldProps {
  legend: string;
  url: string | null;
  uploads: Uploads;
  /** The text of the upload button if there is no image. */
  uploadText: string;
  onRemove: () => void;
}

/** The image of a category or an artist. */
export function ImageField({ legend, url, uploads, uploadText, onRemove }: ImageFieldProps) {
  return (
    <fieldset className="products-field">
      <legend>{legend}</legend>
      {url && (
        <div className="products-single-image">
          <Thumbnail url={url} alt={legend} />
          <Button danger icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
            Remove
          </Button>
        </div>
      )}
      <UploadField uploads={uploads} label={url ? 'Change Image' : uploadText} />
    </fieldset>
  );
}
