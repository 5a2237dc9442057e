import { ArrowLeftOutlined, Button, classNames, kitStyles, QueryState, SectionHeader } from '@shop/admin-kit';
import type { AdminProduct } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { feedProblemsQuery, useReadProduct } from '../api/feeds.ts';
import { FeedAddress } from '../components/feeds/feed-address.tsx';
import { FeedProblems } from '../components/feeds/feed-problems.tsx';
import { ProductDialog } from '../components/product/product-dialog.tsx';
import { useEditDialog } from '../components/use-edit-dialog.ts';
import feedsStyles from '../styles/feeds.module.css';
import productsStyles from '../styles/products.module.css';

const FEEDS = [
  { reader: 'Google Merchant Center', path: '/feeds/google.xml' },
  { reader: 'Meta Commerce Manager', path: '/feeds/meta.csv' },
  { reader: 'TikTok Catalog Manager', path: '/feeds/tiktok.csv' },
];

/** Where shopping sites read the products, and which products Google would refuse. */
export function FeedsPage() {
  const query = useQuery(feedProblemsQuery);
  const navigate = useNavigate();
  const dialog = useEditDialog<AdminProduct>();
  const reading = useReadProduct(dialog.edit);
  const back = (
    <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={() => void navigate('..', { relative: 'path' })}>
      Products
    </Button>
  );
  return (
    <>
      <SectionHeader title="Product feeds" subtitle="Google, Meta and TikTok read your products here" actions={back} />
      <h3 className={feedsStyles.title}>Addresses</h3>
      <p className={classNames(feedsStyles.hint, productsStyles.soft)}>
        Enter each address once at its reader, which then fetches it every day. Gender and age group are in{' '}
        <Link to="/settings#feeds">Settings</Link>.
      </p>
      <ul className={kitStyles.rows}>
        {FEEDS.map((feed) => (
          <FeedAddress key={feed.path} {...feed} />
        ))}
      </ul>
      <h3 className={feedsStyles.title}>Problems</h3>
      <p className={productsStyles.soft}>Google refuses clothes without these details. Hats and bags need no size.</p>
      <QueryState query={query} failure="Failed to fetch the problems" placeholders={3}>
        {(problems) => (
          <FeedProblems
            problems={problems}
            loadingId={reading.isPending ? reading.variables : undefined}
            onEdit={reading.mutate}
          />
        )}
      </QueryState>
      <ProductDialog key={dialog.key} open={dialog.open} product={dialog.item} onClose={dialog.close} />
    </>
  );
}
