import { Button } from '#components/ui/button.tsx';
import type { ShippingFields } from './shipping-rules.ts';
import styles from './ships-to.module.css';

/** The address once more before paying, with the way back to it. */
export function ShipsTo({ shipping, onChange }: { shipping: ShippingFields; onChange: () => void }) {
  const { customerName, customerEmail, street, apartment, city, state, zipCode } = shipping;
  return (
    <div className={styles.shipsTo}>
      <dl className={styles.list}>
        <dt>Ship to</dt>
        <dd>
          {customerName}, {[street, apartment].filter(Boolean).join(', ')}, {city}, {state} {zipCode}
        </dd>
        <dt>Contact</dt>
        <dd>{customerEmail}</dd>
      </dl>
      <Button variant="quiet" small onClick={onChange} aria-label="Change shipping information">
        Change
      </Button>
    </div>
  );
}
