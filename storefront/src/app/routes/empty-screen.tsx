import { Notice, type NoticeProps } from '#components/ui/notice.tsx';
import { AddToCartButton } from '#features/cart/components/add-to-cart-button.tsx';
import { Drawing } from '#features/catalog/components/drawing.tsx';
import { PopularProducts } from '#features/catalog/components/popular-products.tsx';
import styles from './empty-screen.module.css';

/** A screen without its content: what is missing, an artist's drawing, and other ways into the shop. */
export function EmptyScreen(notice: NoticeProps) {
  return (
    <>
      <div className={styles.poster}>
        <Notice {...notice} />
        <Drawing />
      </div>
      <PopularProducts renderAction={(product) => <AddToCartButton product={product} />} />
    </>
  );
}
