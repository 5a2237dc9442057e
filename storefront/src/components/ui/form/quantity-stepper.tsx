import { IconButton } from '../icon-button.tsx';
import { MinusIcon, PlusIcon } from '../icons.tsx';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  quantity: number;
  onChange: (quantity: number) => void;
  /** What is counted, for the buttons' names. */
  of: string;
  disabled?: boolean;
  /** While a change is under way. */
  busy?: boolean;
  max?: number;
}

/** Minus, the quantity, plus; never below one. */
export function QuantityStepper({
  quantity,
  onChange,
  of,
  disabled = false,
  busy = false,
  max = Infinity,
}: QuantityStepperProps) {
  return (
    <fieldset className={styles.stepper} aria-label={`Quantity of ${of}`}>
      <IconButton
        label="Decrease quantity"
        busy={busy}
        disabled={disabled || quantity <= 1}
        onClick={() => onChange(Math.max(1, quantity - 1))}
      >
        <MinusIcon size={18} />
      </IconButton>
      <output className={styles.quantity} aria-live="polite">
        {quantity}
      </output>
      <IconButton
        label="Increase quantity"
        busy={busy}
        disabled={disabled || quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        <PlusIcon size={18} />
      </IconButton>
    </fieldset>
  );
}
