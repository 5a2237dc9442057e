import { Button, CopyOutlined, copyText, EyeOutlined, Input, useRight, useShopTime } from '@shop/admin-kit';
import { useCreatePreviewLink } from '../../api/preview-link.ts';
import styles from '../../styles/product-form.module.css';

/** An address of the product's page as it is saved, for people who have no account. */
export function PreviewLink({ productId }: { productId: string }) {
  const creating = useCreatePreviewLink();
  const time = useShopTime();
  const mayCreate = useRight('edit-catalog');
  if (!mayCreate) return null;
  const link = creating.data && `${globalThis.location.origin}${creating.data.url}`;
  const create = (): void =>
    creating.mutate(productId, {
      onSuccess: ({ url }) => copyText(`${globalThis.location.origin}${url}`, 'Preview link copied'),
    });
  return (
    <div className={styles.preview}>
      <div className={styles.shareLink}>
        <Button icon={<EyeOutlined aria-hidden />} loading={creating.isPending} onClick={create}>
          Copy preview link
        </Button>
        {link && <Input value={link} readOnly aria-label="Preview link" onFocus={({ target }) => target.select()} />}
        {link && (
          <Button icon={<CopyOutlined aria-hidden />} onClick={() => copyText(link, 'Preview link copied')}>
            Copy
          </Button>
        )}
      </div>
      <small>
        {creating.data
          ? `Shows what is saved until ${time.momentWithZone(creating.data.expiresAt)}.`
          : 'Shows what is saved, for 24 hours, to whoever has the link.'}
      </small>
    </div>
  );
}
