import { Button, Form, FormDialog, Panel, useDialogForm, useRight } from '@shop/admin-kit';
import type { LedgerArtistPage } from '@shop/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSetProductShare } from '../../api/artist-ledger/set-shares.ts';
import { parseShare, shareText } from '../../rules/artist-ledger/shares.ts';
import { ShareItem } from './share-item.tsx';
import styles from '../../styles/ledger-artist.module.css';

type Product = LedgerArtistPage['products'][number];

/** The products of an artist, those with a share of their own first. */
export function ProductShares({ artist: { products, shareBps } }: { artist: LedgerArtistPage }) {
  const [asked, setAsked] = useState<{ open: boolean; product: Product | null; key: number }>({
    open: false,
    product: null,
    key: 0,
  });
  const sorted = [...products.filter((one) => one.shareBps !== null), ...products.filter((one) => one.shareBps === null)];
  const ofArtist = shareBps === null ? 'no share' : `${shareText(shareBps)}, as the artist`;
  return (
    <Panel title="Shares of single products">
      {products.length === 0 && <p className={styles.empty}>The artist has no products.</p>}
      <ul className={styles.products} aria-label="Products">
        {sorted.map((product) => (
          <li key={product.productId}>
            <ProductName product={product} />
            <span>{product.shareBps === null ? ofArtist : shareText(product.shareBps)}</span>
            <Button
              size="small"
              aria-label={`Change the share of ${product.name}`}
              onClick={() => setAsked(({ key }) => ({ open: true, product, key: key + 1 }))}
            >
              Change
            </Button>
          </li>
        ))}
      </ul>
      {asked.product && (
        <ProductShareDialog
          key={asked.key}
          open={asked.open}
          product={asked.product}
          onClose={() => setAsked({ ...asked, open: false })}
        />
      )}
    </Panel>
  );
}

/** Bookkeepers may not open products. */
function ProductName({ product: { productId, name } }: { product: Product }) {
  const reads = useRight('read-catalog');
  if (!reads) return <bdi>{name}</bdi>;
  return (
    <Link to={`/products/${productId}`}>
      <bdi>{name}</bdi>
    </Link>
  );
}

const FORM_ID = 'product-share-form';

interface ProductShareDialogProps {
  open: boolean;
  product: Product;
  onClose: () => void;
}

function ProductShareDialog({ open, product: { productId: id, name, shareBps }, onClose }: ProductShareDialogProps) {
  const { dialog, inputs, submit } = useDialogForm<{ share: string }>({ onClose });
  const setShare = useSetProductShare();
  return (
    <FormDialog
      open={open}
      title={`Share of ${name}`}
      submitText="Save share"
      formId={FORM_ID}
      {...dialog}
      busy={setShare.isPending}
      width={480}
    >
      <Form
        {...inputs}
        id={FORM_ID}
        name="product-share"
        layout="vertical"
        initialValues={{ share: shareBps === null ? '' : shareText(shareBps).replace('%', '') }}
        onFinish={({ share }) => submit(() => setShare.mutateAsync({ id, shareBps: parseShare(share).bps ?? null }))}
      >
        <ShareItem isOptional extra="Empty: the share of the artist. It counts for what is sold from now on." />
      </Form>
    </FormDialog>
  );
}
