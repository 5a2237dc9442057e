import type { ProductDetail } from '@shop/contract';
import { lazy, Suspense, useState } from 'react';
import { paths } from '#config/paths.ts';
import { Link } from 'react-router-dom';
import { useCategories } from '../api/get-categories.ts';
import styles from './size-guide-button.module.css';

/** Loaded on demand, to keep it out of the first load. */
const SizeGuideDialog = lazy(async () => {
  const { SizeGuideDialog: Guide } = await import('./size-guide-dialog.tsx');
  return { default: Guide };
});

/** Opens the measurements of the product's category; nothing for a category without any. Without scripts, a link to all of them. */
export function SizeGuideButton({ product }: { product: Pick<ProductDetail, 'categoryId'> }) {
  const { data: categories = [] } = useCategories();
  // Once opened, the dialog stays mounted: a dialog that unmounts cannot restore the focus.
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const category = categories.find(({ id }) => id === product.categoryId);
  if (!category?.sizeGuide) return null;
  return (
    <>
      <Link
        to={paths.page('size-guide')}
        className={styles.link}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setDialog('open');
        }}
      >
        Size Guide
      </Link>
      <Suspense>
        {dialog !== 'never' && (
          <SizeGuideDialog
            guide={category.sizeGuide}
            categoryName={category.name}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        )}
      </Suspense>
    </>
  );
}
