import { useRef, useState, type FormEvent } from 'react';
import { TextField } from '#components/ui/form/field.tsx';
import { formText } from '#lib/form-text.ts';
import { validateCard, formatExpiry, formatCardNumber, type CardErrors, type CardFields } from './card-rules.ts';
import { useSandboxPayment } from './use-sandbox-payment.ts';
import { BankChallenge } from './bank-challenge.tsx';
import { PayButton } from '../pay-button.tsx';
import { PaymentError } from '../payment-error.tsx';
import type { ProviderPaymentProps } from '../provider-payment.tsx';
import styles from '../payment-form.module.css';
import { TestCards } from './test-cards.tsx';

const FIELDS = ['number', 'expiry', 'cvc'] as const;
const FORMATS: Partial<Record<string, (text: string) => string>> = { number: formatCardNumber, expiry: formatExpiry };
const ANY_DATE = '12 / 34';
const ANY_CODE = '123';

function readCard(form: HTMLFormElement): CardFields {
  const data = new FormData(form);
  return { number: formText(data, 'number'), expiry: formText(data, 'expiry'), cvc: formText(data, 'cvc') };
}

/** Groups the digits while somebody types at the end; a correction in the middle, or a deletion, is left alone. */
function format({ target, nativeEvent }: FormEvent<HTMLFormElement>): void {
  if (!(target instanceof HTMLInputElement)) return;
  const deleted = 'inputType' in nativeEvent && String(nativeEvent.inputType).startsWith('delete');
  const formatted = FORMATS[target.name]?.(target.value);
  if (formatted !== undefined && !deleted && target.selectionStart === target.value.length) target.value = formatted;
}

function useCardForm(onCard: (card: CardFields) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<CardErrors>({});
  const inputOf = (name: string): HTMLInputElement | undefined => {
    const input = form.current?.elements.namedItem(name);
    return input instanceof HTMLInputElement ? input : undefined;
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    format(event);
    const remaining = validateCard(readCard(event.currentTarget), new Date());
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => name in remaining)));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const card = readCard(event.currentTarget);
    const found = validateCard(card, new Date());
    setErrors(found);
    const bad = FIELDS.find((name) => found[name]);
    if (bad) inputOf(bad)?.focus();
    else onCard(card);
  };
  const fill = (number: string) => {
    for (const [name, value] of [
      ['number', number],
      ['expiry', ANY_DATE],
      ['cvc', ANY_CODE],
    ] as const) {
      const input = inputOf(name);
      if (input) input.value = value;
    }
    setErrors({});
  };
  return { form, errors, onInput, onSubmit, fill };
}

/** The built-in provider's form: it looks and behaves like the real one, and says that it is a test. */
export function SandboxCardForm({ amount, payment }: ProviderPaymentProps) {
  const { challenge, payWith } = useSandboxPayment(payment);
  const { form, errors, onInput, onSubmit, fill } = useCardForm(({ number }) => payWith(number));
  return (
    <form ref={form} className={styles.panel} noValidate onInput={onInput} onSubmit={onSubmit} aria-labelledby="secure-payment">
      <div className={styles.head}>
        <h3 id="secure-payment" className={styles.title}>
          Secure Payment
        </h3>
        <span className={styles.test}>Test mode: no card is charged</span>
      </div>
      <div className={styles.fields}>
        <TextField
          label="Card number"
          name="number"
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          maxLength={23}
          className={styles.full}
          error={errors.number}
          required
        />
        <TextField
          label="Expiration date"
          name="expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          maxLength={9}
          error={errors.expiry}
          required
        />
        <TextField
          label="Security code"
          name="cvc"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="CVC"
          maxLength={4}
          error={errors.cvc}
          required
        />
      </div>
      <PaymentError text={payment.trouble} />
      <PayButton amount={amount} busy={payment.busy} />
      <TestCards disabled={payment.busy} onUse={fill} />
      <BankChallenge amount={amount} answer={challenge} />
    </form>
  );
}
