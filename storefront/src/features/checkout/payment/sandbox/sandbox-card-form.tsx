import { ownValue } from '@shop/contract';
import { useRef, type FormEvent } from 'react';
import { TextField } from '#components/ui/form/field.tsx';
import { useValidatedForm } from '#components/ui/form/use-validated-form.ts';
import { CardInstructions, PayButton, PaymentError, type PaymentFormProps, SecurePaymentHead } from '../payment-form.tsx';
import styles from '../payment-form.module.css';
import { BankChallenge } from './bank-challenge.tsx';
import { formatCardNumber, formatExpiry, validateCard, type CardErrors, type CardFields } from './card-validation.ts';
import { TestCards } from './test-cards.tsx';
import { useSandboxPayment } from './use-sandbox-payment.ts';

const FIELDS = ['number', 'expiry', 'cvc'] as const;
const FORMATTERS: Partial<Record<string, (text: string) => string>> = { number: formatCardNumber, expiry: formatExpiry };
const TEST_EXPIRY = '12 / 34';
const TEST_CVC = '123';

/** Formats while the shopper types at the end; leaves deletions and corrections in the middle alone. */
function formatField({ target, nativeEvent }: FormEvent<HTMLFormElement>): void {
  if (!(target instanceof HTMLInputElement)) return;
  const deleted = 'inputType' in nativeEvent && String(nativeEvent.inputType).startsWith('delete');
  const formatted = ownValue(FORMATTERS, target.name)?.(target.value);
  if (formatted !== undefined && !deleted && target.selectionStart === target.value.length) target.value = formatted;
}

function setValues(form: HTMLFormElement | null, values: CardFields): void {
  for (const name of FIELDS) {
    const input = form?.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = values[name];
  }
}

/** The sandbox provider's form: looks and behaves like the real one, and says that it is a test. */
export function SandboxCardForm({ amount, payment }: PaymentFormProps) {
  const { answerChallenge, payWith } = useSandboxPayment(payment);
  const form = useRef<HTMLFormElement>(null);
  const { errors, onInput, onSubmit, clearErrors } = useValidatedForm({
    fields: FIELDS,
    validate: (card) => validateCard(card, new Date()),
    onValid: ({ number }) => payWith(number),
  });
  const onFieldInput = (event: FormEvent<HTMLFormElement>) => {
    formatField(event);
    onInput(event);
  };
  const fillTestCard = (number: string) => {
    setValues(form.current, { number, expiry: TEST_EXPIRY, cvc: TEST_CVC });
    clearErrors();
  };
  return (
    <form
      ref={form}
      className={styles.panel}
      noValidate
      onInput={onFieldInput}
      onSubmit={onSubmit}
      aria-labelledby="secure-payment"
    >
      <SecurePaymentHead testMode="Test mode: no card is charged" />
      <CardInstructions amount={amount} />
      <CardInputs errors={errors} />
      <PaymentError text={payment.errorText} />
      <PayButton amount={amount} busy={payment.busy} />
      <TestCards disabled={payment.busy} onUse={fillTestCard} />
      <BankChallenge amount={amount} onAnswer={answerChallenge} />
    </form>
  );
}

function CardInputs({ errors }: { errors: CardErrors }) {
  return (
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
  );
}
