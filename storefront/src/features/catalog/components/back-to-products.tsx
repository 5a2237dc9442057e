import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ArrowLeftIcon } from '#components/ui/icons.tsx';
import { paths } from '#config/paths.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { isListingBefore, lastListingHref } from '../last-listing.ts';

/** Returns to the listing that the shopper came from: the same filters and, by Back, the same place. */
export function BackToProducts({ className }: { className?: string }) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const goBack = (event: MouseEvent) => {
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlainClick || !isListingBefore()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={(hydrated ? lastListingHref() : undefined) ?? paths.products} className={className} onClick={goBack}>
      <ArrowLeftIcon size={18} />
      Back to Products
    </Link>
  );
}
