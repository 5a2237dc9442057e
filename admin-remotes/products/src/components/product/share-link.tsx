import { Button, CopyOutlined, Input, type InputRef, LinkOutlined, notify } from '@shop/admin-kit';
import { useRef, useState } from 'react';
import styles from '../../styles/product-form.module.css';

/** The product link to share in a TikTok video. */
export function ShareLink({ productId }: { productId: string }) {
  const link = `${globalThis.location.origin}/share/${productId}`;
  const [shown, setShown] = useState(false);
  const field = useRef<InputRef>(null);
  const copy = async (): Promise<void> => {
    setShown(true);
    try {
      await navigator.clipboard.writeText(link);
      notify({ title: 'TikTok Link Generated!', description: 'URL copied to clipboard' });
    } catch {
      // The clipboard needs a secure context and the user's permission.
      notify({ title: 'TikTok Link Generated!', description: 'Please copy the URL manually' });
      field.current?.select();
    }
  };
  return (
    <fieldset className={styles.field}>
      <legend>TikTok Sharing</legend>
      <div className={styles.shareLink}>
        <Button icon={<LinkOutlined aria-hidden />} onClick={() => void copy()}>
          Create TikTok Link
        </Button>
        {shown && <Input ref={field} value={link} readOnly aria-label="TikTok link" onFocus={(event) => event.target.select()} />}
        <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </fieldset>
  );
}
