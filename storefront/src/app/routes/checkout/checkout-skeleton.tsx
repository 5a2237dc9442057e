import { PageTitle } from '#components/ui/page.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import styles from './checkout-steps.module.css';

export function CheckoutSkeleton() {
  return (
    <>
      <PageTitle title="Checkout" />
      <div className={styles.layout}>
        <VisuallyHidden>Loading your cart...</VisuallyHidden>
        <Skeleton style={{ height: '32rem' }} />
        <Skeleton style={{ height: '12rem' }} />
      </div>
    </>
  );
}
