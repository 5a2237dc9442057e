import type { ProductDetail, ProductVariant } from '@shop/contract';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useSettings } from '#lib/settings.ts';

/** Loaded on demand, to keep it out of the first load. */
const AlertDialog = lazy(async () => {
  const { AlertDialog: Dialog } = await import('./alert-dialog.tsx');
  return { default: Dialog };
});

interface AlertButtonProps {
  product: ProductDetail;
  /** The chosen size. */
  variant: ProductVariant | undefined;
  isSoldOut: boolean;
}

/** In shops that offer alerts, for what cannot be bought now. While no size is chosen, the dialog asks for which one, or any. */
export function AlertButton({ product, variant, isSoldOut }: AlertButtonProps) {
  const { stockAlerts } = useSettings();
  // Once opened, the dialog stays mounted: a dialog that unmounts cannot restore the focus.
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  // Of several options, a combination may not exist while others are in stock.
  const isPlaceKnown = variant !== undefined || product.stockQuantity === 0 || product.opensAt !== null;
  if (!stockAlerts || !isPlaceKnown || (!isSoldOut && product.opensAt === null)) return null;
  const title = product.opensAt === null ? `Tell me when ${variant?.label ?? 'it'} is back` : 'Tell me when it opens';
  return (
    <>
      <Button
        wide
        variant={product.opensAt === null ? 'outline' : 'primary'}
        data-scripted
        aria-haspopup="dialog"
        onClick={() => setDialog('open')}
      >
        {title}
      </Button>
      <Suspense>
        {dialog !== 'never' && (
          <AlertDialog
            title={title}
            product={product}
            variant={variant}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        )}
      </Suspense>
    </>
  );
}
