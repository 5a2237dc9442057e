import { Alert, Button, Checkbox, FileTextOutlined, messageOf } from '@shop/admin-kit';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUploadFeed } from '../../api/feed-imports.ts';
import { MAX_FILE_BYTES } from '../../rules/feed-import.ts';
import feedImportsStyles from '../../styles/feed-imports.module.css';
import productsStyles from '../../styles/products.module.css';

const TOO_LARGE = `The file is too large: at most ${MAX_FILE_BYTES / 1_048_576} MB. Please split it.`;

/** Chooses or takes a dropped file, and opens its check. */
export function FeedFileField() {
  const input = useRef<HTMLInputElement>(null);
  const [createCategories, setCreateCategories] = useState(false);
  const [drafts, setDrafts] = useState(false);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const uploading = useUploadFeed();
  const navigate = useNavigate();
  const upload = (file: File | undefined): void => {
    if (!file || uploading.isPending) return;
    setIsTooLarge(file.size > MAX_FILE_BYTES);
    if (file.size > MAX_FILE_BYTES) uploading.reset();
    else
      uploading.mutate({ file, createCategories, drafts }, { onSuccess: ({ id }) => void navigate(`/products/imports/${id}`) });
  };
  useDroppedFile(upload);
  const problem = isTooLarge ? TOO_LARGE : uploading.error && messageOf(uploading.error, 'Failed to upload the file');
  return (
    <section className={feedImportsStyles.choose} aria-label="Product file">
      <p className={productsStyles.soft}>
        Choose the product CSV that Shopify exports, or drop it here. You see first what would change; nothing is written until
        you press Import.
      </p>
      <Checkbox checked={createCategories} onChange={(event) => setCreateCategories(event.target.checked)}>
        Create categories for product types that the shop does not have
      </Checkbox>
      <Checkbox checked={drafts} onChange={(event) => setDrafts(event.target.checked)}>
        Keep drafts, archived and unpublished products of the file as drafts, instead of leaving them out
      </Checkbox>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label="Product CSV"
        onChange={(event) => {
          upload(event.target.files?.[0]);
          // So that the same file can be chosen again after it was corrected.
          event.target.value = '';
        }}
      />
      <Button
        type="primary"
        icon={<FileTextOutlined aria-hidden />}
        loading={uploading.isPending}
        onClick={() => input.current?.click()}
      >
        {uploading.isPending ? 'Uploading...' : 'Choose a file'}
      </Button>
      {problem && <Alert type="error" showIcon title={problem} />}
    </section>
  );
}

/** Takes a file that is dropped anywhere: beside a target, the browser would open it in place of the admin. */
function useDroppedFile(onDrop: (file: File | undefined) => void): void {
  useEffect(() => {
    const drag = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      onDrop(event.dataTransfer?.files[0]);
    };
    document.addEventListener('dragover', drag);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', drag);
      document.removeEventListener('drop', drop);
    };
  });
}
