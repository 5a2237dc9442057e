import { UPLOAD_RULES, type Uploads, useUploads } from '@shop/admin-kit';
import { useState } from 'react';

interface ImageUploadState {
  url: string | null;
  uploads: Uploads;
  remove: () => void;
  /** Takes over what is saved. */
  reset: (saved: string | null) => void;
}

/** The picture of a category or artist dialog; `onChange` hears that it is another one. */
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
