import type { ProductCard, ProductVariant } from '@shop/contract';
import { showToast } from '#components/ui/toast/toast.ts';
import { useAddToCart } from './api/add-to-cart.ts';
import { openCart } from './cart-visibility.ts';
import { nameWithSize } from '#lib/name-with-size.ts';

export type AddableProduct = Pick<ProductCard, 'id' | 'name' | 'imageUrl' | 'image'>;

interface AddOptions {
  /** The chosen size. */
  variant?: Pick<ProductVariant, 'id' | 'label'> | undefined;
  onAdded?: () => void;
}

/** Adds pieces of a product and shows them in a toast that leads to the cart. */
export function useAddProduct({ id, name, imageUrl, image }: AddableProduct) {
  const { mutate, isPending, isPaused } = useAddToCart();
  const add = (quantity: number, { variant, onAdded }: AddOptions = {}) => {
    const onSuccess = () => {
      onAdded?.();
      showToast({
        title: 'Added to cart',
        description: `${quantity} ${nameWithSize(name, variant)} added to your cart`,
        image: { src: imageUrl, color: image?.color },
        action: { label: 'View cart', onClick: openCart },
      });
    };
    mutate({ productId: id, quantity, variantId: variant?.id }, { onSuccess });
  };
  return {
    add,
    isPending,
    /** The browser is offline; the product is added when it is online again. */
    isPaused,
  };
}
