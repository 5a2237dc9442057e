import type { Listing, ProductCard } from '@shop/contract';
import { useEffect } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { LISTING_PLACEHOLDERS } from '#config/limits.ts';
import { paths } from '#config/paths.ts';
import { AddToCartButton } from '#features/cart/components/add-to-cart-button.tsx';
import { ProductGrid, ProductGridSkeleton } from '#features/catalog/components/product-grid.tsx';
import type { useListing } from '#features/catalog/use-listing.ts';
import { AnswerLinks } from '#features/catalog/search/answer-links.tsx';
import { searchHeading } from '#features/catalog/search/search-heading.ts';
import { useAnswers } from '#features/catalog/search/use-answers.ts';
import { useNextOpening } from '#features/cart/use-opening.ts';
import { EmptyScreen } from '../empty-screen.tsx';
import styles from './listing-results.module.css';
import { useIncrementalCount } from './use-incremental-count.ts';

interface ListingResultsProps {
  result: ReturnType<typeof useListing>;
  /** Key of the history entry, so that Back renders as many products as before. */
  historyEntry: string;
  search: string;
  onClear: () => void;
  /** The address of the page that begins after the last product. */
  nextPage: (lastId: string) => string;
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title="Failed to fetch products" actions={<Button onClick={onRetry}>Try again</Button>}>
      <p>Please check your connection.</p>
    </Notice>
  );
}

function ResultHeading({ text }: { text: string | undefined }) {
  return <h2 className={text && styles.heading}>{text ?? <VisuallyHidden>Products</VisuallyHidden>}</h2>;
}

const addToCart = (product: ProductCard) => <AddToCartButton product={product} />;

/** Other ways into the shop. */
function NoResults({ artists, onClear }: { artists: Listing['artists']; onClear: () => void }) {
  return (
    <EmptyScreen title="No products found matching your criteria" actions={<Button onClick={onClear}>Clear Filters</Button>}>
      <p>Every piece starts with somebody&apos;s drawing. Start with theirs.</p>
      <AnswerLinks links={artists.map(({ id, name }) => ({ label: name, to: paths.artist(id) }))} />
    </EmptyScreen>
  );
}

/** Scripts load the next products when the end of the list approaches. */
function NextPageWithoutScripts({ href }: { href: string }) {
  return (
    <noscript>
      <p className={styles.next}>
        <a href={href}>Next page</a>
      </p>
    </noscript>
  );
}

export function ListingResults({ result, historyEntry, search, onClear, nextPage }: ListingResultsProps) {
  const { listing, isError, isNextPageError, refetch, readMore } = result;
  const { products = [], matching = 0, artists = [] } = listing ?? {};
  const answers = useAnswers(search, artists);
  useNextOpening(products);
  const lastId = products.at(-1)?.id;
  const { shown, sentinel } = useIncrementalCount(matching, historyEntry);
  const missing = Math.min(shown, matching) - products.length;
  useEffect(() => {
    if (missing > 0 && !isNextPageError) void readMore?.();
  }, [missing, isNextPageError, readMore]);
  if (!listing && isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!listing) return <ProductGridSkeleton variant="listing" count={LISTING_PLACEHOLDERS} />;
  return (
    <>
      <AnswerLinks links={answers} />
      <ResultHeading text={searchHeading(listing)} />
      {matching === 0 && <NoResults artists={artists} onClear={onClear} />}
      <ProductGrid variant="listing" products={products.slice(0, shown)} priority renderAction={addToCart} />
      {missing > 0 && !isNextPageError && <ProductGridSkeleton variant="listing" count={missing} />}
      {missing > 0 && isNextPageError && <LoadFailure onRetry={() => void readMore?.()} />}
      {lastId !== undefined && products.length < matching && <NextPageWithoutScripts href={nextPage(lastId)} />}
      <div ref={sentinel} />
    </>
  );
}
