import { UPLOAD_RULES, type Uploads, useUploads } from '@shop/admin-kit';
import { useState } from 'react';

interface ImageUploadState {
  url: string | null;
  uploads: Uploads;
  remove: () => void;
  /** Replaces the image with the saved one without calling `onChange`. */
  reset: (saved: string | null) => void;
}

/** The image of a category or artist dialog; `onChange` is called when it is replaced or removed. */
export function useImageUpload(saved: string | null, onChange: () => void): ImageUploadState {
  const [url, setUrl] = useState(saved);
  const change = (next: string | null): void => {
    setUrl(next);
    onChange();
  };
  const uploads = useUploads({
    rules: UPLOAD_RULES.image,
    onStored: (file) => change(file.url),
    failure: { title: 'Upload Error', description: 'Failed to upload image. Please try again.' },
  });
  return { url, uploads, remove: () => change(null), reset: setUrl };
}
