import type { ReactNode } from 'react';
import { useSettings } from '#lib/settings.ts';
import { isApplePaySupported } from './apple-pay-support.ts';
import { PaymentMarks } from './payment-marks.tsx';
import type { PaymentMethod } from './payment-methods.ts';
import styles from './payment-options.module.css';

/** Why a method cannot be used. Stripe's own button decides by itself, because it also works on devices without Apple Pay. */
function useUnavailableText(): (method: PaymentMethod) => string | undefined {
  const { offeredMethods, cardPayments } = useSettings();
  return ({ id, kind }) => {
    if (!offeredMethods.includes(id)) return 'Not available';
    const needsDevice = kind === 'wallet' && cardPayments === 'sandbox';
    return needsDevice && !isApplePaySupported() ? 'Not available on this device' : undefined;
  };
}

interface PaymentOptionsProps {
  selected: PaymentMethod | undefined;
  disabled: boolean;
  onSelect: (method: PaymentMethod) => void;
  /** Rendered below the selected option. */
  children: ReactNode;
}

export function PaymentOptions({ selected, disabled, onSelect, children }: PaymentOptionsProps) {
  const { paymentMethods } = useSettings();
  const unavailableTextOf = useUnavailableText();
  return (
    <div className={styles.options} role="radiogroup" aria-labelledby="step-heading">
      {paymentMethods.length === 0 && <p>The payment methods could not be loaded. Please reload the page.</p>}
      {paymentMethods.map((method) => {
        const isSelected = selected?.id === method.id;
        const unavailableText = unavailableTextOf(method);
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
              <PaymentMarks method={method.id} />
              <span className={styles.text}>
                <span>{method.label}</span>
                {unavailableText && <span className={styles.unavailable}>{unavailableText}</span>}
              </span>
            </label>
            {isSelected && <div className={styles.panel}>{children}</div>}
          </div>
        );
      })}
    </div>
  );
}
