import { IconButton } from '../icon-button.tsx';
import { createIcon } from '../icons.tsx';
import styles from './quantity-stepper.module.css';

const MinusIcon = createIcon(<path d="M6 12h12" />);
const PlusIcon = createIcon(<path d="M12 6v12M6 12h12" />);

interface QuantityStepperProps {
  quantity: number;
  onChange: (quantity: number) => void;
  /** Names the counted product for assistive technology. */
  of: string;
  disabled?: boolean;
  /** True while a change is being saved. */
  busy?: boolean;
  max?: number;
}

/** The minimum is one. */
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
