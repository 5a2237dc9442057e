import type { ComponentType, ReactNode } from 'react';
import { useSettings } from '#lib/settings.ts';
import { CardIcon, DollarIcon, PhoneIcon, TransferIcon } from './payment-icons.tsx';
import { PAYMENT_METHODS, type PaymentMethod, type PaymentMethodId } from './payment-methods.ts';
import styles from './payment-options.module.css';

const ICONS: Record<PaymentMethodId, ComponentType<{ size?: number }>> = {
  card: CardIcon,
  'apple-pay': PhoneIcon,
  venmo: TransferIcon,
  cashapp: DollarIcon,
  zelle: TransferIcon,
};

interface PaymentOptionsProps {
  selected: PaymentMethod | undefined;
  disabled: boolean;
  onSelect: (method: PaymentMethod) => void;
  /** Rendered below the selected option. */
  children: ReactNode;
}

export function PaymentOptions({ selected, disabled, onSelect, children }: PaymentOptionsProps) {
  const { offeredMethods } = useSettings();
  return (
    <div className={styles.options} role="radiogroup" aria-labelledby="step-heading">
      {PAYMENT_METHODS.map((method) => {
        const MethodIcon = ICONS[method.id];
        const isSelected = selected === method;
        return (
          <div key={method.id} className={styles.option} data-selected={isSelected || undefined}>
            <label className={styles.label}>
              <input
                type="radio"
                name="paymentMethod"
                className={styles.radio}
                value={method.id}
                checked={isSelected}
                disabled={disabled}
                onChange={() => onSelect(method)}
              />
              <MethodIcon size={24} />
              <span className={styles.name}>{method.label}</span>
              {!offeredMethods.includes(method.id) && <span className={styles.unavailable}>Not available</span>}
            </label>
            {isSelected && <div className={styles.panel}>{children}</div>}
          </div>
        );
      })}
    </div>
  );
}
