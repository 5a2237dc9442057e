import { UPLOAD_RULES, UploadField, useUploads } from '@shop/admin-kit';
import { useState } from 'react';

/** Upload fields for one file and for several. */
export function UploadDemo() {
  const [stored, setStored] = useState<string[]>([]);
  const addStored = ({ url }: { url: string }): void => setStored((before) => [...before, url]);
  const single = useUploads({ rules: UPLOAD_RULES.image, onStored: addStored });
  const several = useUploads({ rules: UPLOAD_RULES.portfolioImage, room: Infinity, onStored: addStored });
  return (
    <>
      <UploadField uploads={single} label="Upload Image" />
      <UploadField uploads={several} label="Upload Several" />
      <ol aria-label="Stored">
        {stored.map((url) => (
          <li key={url}>{url}</li>
        ))}
      </ol>
    </>
  );
}
