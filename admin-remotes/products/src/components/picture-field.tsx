import { Button, DeleteOutlined, UploadField, type Uploads } from '@shop/admin-kit';
import { Thumbnail } from './thumbnail.tsx';

interface PictureFieldProps {
  legend: string;
  url: string | null;
  uploads: Uploads;
  /** The button's text while there is no picture. */
  uploadText: string;
  onRemove: () => void;
}

/** The one picture of a category or an artist. */
export function PictureField({ legend, url, uploads, uploadText, onRemove }: PictureFieldProps) {
  return (
    <fieldset className="products-field">
      <legend>{legend}</legend>
      {url && (
        <div className="products-single">
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
