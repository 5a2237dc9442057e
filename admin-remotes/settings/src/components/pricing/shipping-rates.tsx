import { Alert, Button, PlusOutlined, QueryState, StatusTag } from '@shop/admin-kit';
import type { AdminSettings, AdminShippingRate } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { shippingRatesQuery, useDeleteRate } from '../../api/shipping-rates.ts';
import { rateLines } from '../../rules/pricing/rate-form.ts';
import { PriceList } from './price-list.tsx';
import styles from '../../styles/pricing.module.css';

interface ShippingRatesProps {
  settings: AdminSettings;
  /** Null creates a rate. */
  onEdit: (rate: AdminShippingRate | null) => void;
}

/** The shipping rates in their order. */
export function ShippingRates({ settings: { values }, onEdit }: ShippingRatesProps) {
  const query = useQuery(shippingRatesQuery);
  const deleting = useDeleteRate();
  return (
    <div className={styles.prices}>
      <h4 className={styles.heading}>Shipping rates</h4>
      <QueryState query={query} failure="Failed to fetch shipping rates" placeholders={1}>
        {({ rates }) => (
          <>
            {values.shippingMode === 'rates' && !rates.some(({ isActive }) => isActive) && (
              <Alert type="warning" showIcon title="No rate is offered to shoppers, so nobody can order." />
            )}
            {rates.length === 0 && <p className={styles.none}>No shipping rates yet.</p>}
            <PriceList label="Shipping rates" items={rates} nameOf={({ name }) => name} onEdit={onEdit} deleting={deleting}>
              {(rate) => <Rate rate={rate} />}
            </PriceList>
          </>
        )}
      </QueryState>
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => onEdit(null)}>
        Add shipping rate
      </Button>
    </div>
  );
}

function Rate({ rate }: { rate: AdminShippingRate }) {
  const [price, reach] = rateLines(rate);
  return (
    <>
      <strong>{rate.name}</strong> {!rate.isActive && <StatusTag tone="neutral">Not offered</StatusTag>}
      <span className={styles.line}>{price}</span>
      <span className={styles.soft}>{reach}</span>
    </>
  );
}
