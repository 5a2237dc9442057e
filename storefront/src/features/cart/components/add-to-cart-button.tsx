import type { ProductCard } from '@shop/contract';
import { Button } from '#components/ui/button.tsx';
import { ChooseSizeButton } from '../sizes/choose-size-button.tsx';
import { useAddProduct, type AddableProduct } from '../use-add-product.ts';
import { useIsCartPending } from '../use-cart-mutation.ts';

interface AddToCartButtonProps {
  product: AddableProduct & Pick<ProductCard, 'inStock' | 'optionNames' | 'opensAt'>;
}

/** The button of a product card: adds one piece, or opens the sizes. */
export function AddToCartButton({ product }: AddToCartButtonProps) {
  const { add, isPending, isPaused } = useAddProduct(product);
  const pending = useIsCartPending();
  if (!product.inStock || product.opensAt) {
    return (
      <Button small wide disabled>
        {product.opensAt ? 'Coming Soon' : 'Out of Stock'}
      </Button>
    );
  }
  if (product.optionNames.length > 0) return <ChooseSizeButton product={product} />;
  const waiting = isPaused ? 'Waiting for connection...' : 'Adding...';
  return (
    <Button
      small
      wide
      variant="outline"
      busy={pending}
      onClick={() => add(1)}
      aria-label={isPending ? undefined : `Add to Cart: ${product.name}`}
    >
      {isPending ? waiting : 'Add to Cart'}
    </Button>
  );
}
