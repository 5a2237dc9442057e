import { Button, CopyOutlined, Input, type InputRef, notify } from '@shop/admin-kit';
import { useRef } from 'react';
import styles from '../../styles/feeds.module.css';

interface FeedAddressProps {
  /** Who reads the feed, for example "Google Merchant Center". */
  reader: string;
  path: string;
}

/** The address of a feed, to be entered at its reader. */
export function FeedAddress({ reader, path }: FeedAddressProps) {
  const address = `${globalThis.location.origin}${path}`;
  const field = useRef<InputRef>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      notify({ title: 'Address copied', description: `Paste it at ${reader}` });
    } catch {
      // The clipboard needs a secure context and the user's permission.
      field.current?.select();
      notify({ title: 'Please copy the address manually' });
    }
  };
  return (
    <li className={styles.row}>
      <h4 className={styles.reader}>{reader}</h4>
      <Input
        ref={field}
        className={styles.address}
        value={address}
        readOnly
        aria-label={`Address for ${reader}`}
        onFocus={(event) => event.target.select()}
      />
      <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()} aria-label={`Copy the address for ${reader}`}>
        Copy
      </Button>
    </li>
  );
}
