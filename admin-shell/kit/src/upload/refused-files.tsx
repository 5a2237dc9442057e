import { Button, Typography } from 'antd';
import type { Uploads } from './use-uploads.ts';
import uploadStyles from './upload.module.css';
import sharedStyles from '../page/shared.module.css';

/** The files that were not accepted, each with its reason; files beyond the number at a time can be uploaded afterwards. */
export function RefusedFiles({ uploads: { refused, postponable, addPostponable, dismissRefused } }: { uploads: Uploads }) {
  return (
    <div className={uploadStyles.uploadRefused}>
      <ul aria-label="Refused files">
        {refused.map(({ name, reason }, index) => (
          <li key={`${index} ${name}`}>
            <strong>{name}</strong> <Typography.Text type="danger">{reason}</Typography.Text>
          </li>
        ))}
      </ul>
      {postponable.length > 0 && (
        <Button size="small" type="primary" onClick={addPostponable}>
          Upload the other {postponable.length}
        </Button>
      )}
      <Button size="small" onClick={dismissRefused}>
        Dismiss<span className={sharedStyles.visuallyHidden}> refused files</span>
      </Button>
    </div>
  );
}
