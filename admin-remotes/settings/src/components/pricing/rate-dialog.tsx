import { CountItem, Form, Switch, TextItem } from '@shop/admin-kit';
import { type AdminShippingRate, PRICING_TEXTS } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { shippingRatesQuery, useSaveRate } from '../../api/shipping-rates.ts';
import { newRateFields, rateBody, type RateFields, rateFields } from '../../rules/pricing/rate-form.ts';
import { AmountItem } from './amount-item.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { StateSelect } from './state-select.tsx';
import styles from '../../styles/settings.module.css';

interface RateDialogProps {
  open: boolean;
  /** Null creates a rate. */
  item: AdminShippingRate | null;
  onClose: () => void;
}

const LABELS: Record<keyof RateFields, string> = {
  name: 'Name',
  amount: 'Price',
  freeFrom: 'Free from (optional)',
  states: 'States',
  daysMin: 'On the way, at least',
  daysMax: 'On the way, at most',
  sortOrder: 'Place in the list',
  isActive: 'Offered to shoppers',
};

const MAX_DAYS = 60;
const MAX_PLACE = 1_000;

export function RateDialog(props: RateDialogProps) {
  const { data } = useQuery(shippingRatesQuery);
  return (
    <PriceDialog
      {...props}
      kind="shipping rate"
      fieldsOf={rateFields}
      initial={newRateFields(data?.rates ?? [])}
      bodyOf={rateBody}
      labels={LABELS}
      saving={useSaveRate()}
    >
      <TextItem name="name" label={LABELS.name} extra="Shoppers read it, for example Standard." rule={PRICING_TEXTS.rateName} />
      <div className={styles.columns}>
        <AmountItem name="amount" label={LABELS.amount} required allowZero />
        <AmountItem name="freeFrom" label={LABELS.freeFrom} extra="For pieces of this value or more." />
      </div>
      <Form.Item name="states" label={LABELS.states}>
        <StateSelect mode="multiple" placeholder="Everywhere" allowClear />
      </Form.Item>
      <Days />
      <CountItem
        name="sortOrder"
        label={LABELS.sortOrder}
        extra="The first rate that leads to the state is chosen until the shopper takes another one."
        min={0}
        max={MAX_PLACE}
        required="Please enter the place"
        inputClassName={styles.number}
      />
      <label className={styles.switch}>
        {LABELS.isActive}
        <Form.Item name="isActive" valuePropName="checked" noStyle>
          <Switch />
        </Form.Item>
      </label>
    </PriceDialog>
  );
}

/** Both numbers or none. */
function Days() {
  const isStarted = Form.useWatch(({ daysMin, daysMax }: Partial<RateFields>) => (daysMin ?? daysMax ?? null) !== null) ?? false;
  const required = isStarted ? 'Please enter both numbers of days or none' : undefined;
  const shared = { min: 1, max: MAX_DAYS, suffix: 'days', required };
  return (
    <div className={styles.columns}>
      <CountItem {...shared} name="daysMin" label={LABELS.daysMin} />
      <CountItem {...shared} name="daysMax" label={LABELS.daysMax} />
    </div>
  );
}
