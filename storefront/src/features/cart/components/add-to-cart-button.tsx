import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toast/toast.ts';
import { useAddToCart } from '../api/add-to-cart.ts';
import { useIsCartPending } from '../use-cart-mutation.ts';

interface AddToCartButtonProps {
  product: { id: string; name: string; inStock: boolean };
}

/** The button of a product card: adds one piece. */
export function AddToCartButton({ product }: AddToCartButtonProps) {
  const add = useAddToCart();
  const pending = useIsCartPending();
  if (!product.inStock) {
    return (
      <Button small wide disabled>
        Out of Stock
      </Button>
    );
  }
  const onClick = () =>
    add.mutate(
      { productId: product.id, quantity: 1 },
      { onSuccess: () => showToast({ title: 'Added to cart', description: `1 ${product.name} added to your cart` }) },
    );
  return (
    <Button
      small
      wide
      variant="outline"
      disabled={pending}
      onClick={onClick}
      aria-label={add.isPending ? undefined : `Add to Cart: ${product.name}`}
    >
      {add.isPending ? 'Adding...' : 'Add to Cart'}
    </Button>
  );
}
