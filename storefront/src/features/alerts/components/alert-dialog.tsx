import { ApiError, type ProductDetail, type ProductVariant } from '@shop/contract';
import { CONTACT_TEXTS, textProblem } from '@shop/contract/text-fields';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { SelectField, TextField } from '#components/ui/form/field.tsx';
import { Honeypot } from '#components/ui/form/honeypot.tsx';
import { useValidatedForm } from '#components/ui/form/use-validated-form.ts';
import { useRequestAlert } from '../api/request-alert.ts';
import styles from './alert-dialog.module.css';

interface AlertDialogProps {
  title: string;
  product: Pick<ProductDetail, 'id' | 'variants' | 'opensAt'>;
  /** The chosen size. */
  variant: ProductVariant | undefined;
  open: boolean;
  onClose: () => void;
}

type Field = 'size' | 'email' | 'website';

/** "Any size", or one that cannot be bought now. */
function SizeChoice({ product: { variants, opensAt } }: Pick<AlertDialogProps, 'product'>) {
  const waited = variants.filter(({ inStock }) => opensAt !== null || !inStock);
  return (
    <SelectField label="Size" name="size">
      <option value="">Any size</option>
      {waited.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

const validate = ({ email }: Pick<Record<Field, string>, 'email'>): Partial<Record<Field, string>> => {
  const problem = textProblem(CONTACT_TEXTS.email, email);
  return problem === undefined ? {} : { email: problem };
};

const messageOf = (error: Error): string =>
  (error instanceof ApiError ? error.serverMessage : undefined) ?? 'Please try again later.';

export function AlertDialog({ title, product, variant, open, onClose }: AlertDialogProps) {
  const request = useRequestAlert();
  const [isSent, setSent] = useState(false);
  const { errors, onInput, onSubmit, showErrors } = useValidatedForm<Field>({
    fields: ['size', 'email', 'website'],
    validate,
    onValid: ({ size, email, website }) =>
      request.mutate(
        { productId: product.id, variantId: variant?.id ?? (size || undefined), email, website },
        { onSuccess: () => setSent(true), onError: (error) => showErrors({ email: messageOf(error) }) },
      ),
  });
  const close = () => {
    setSent(false);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={title}>
      <output className={styles.sent}>{isSent && 'Check your mail to confirm.'}</output>
      {isSent ? (
        <Button wide onClick={close}>
          Close
        </Button>
      ) : (
        <form className={styles.form} noValidate onInput={onInput} onSubmit={onSubmit}>
          {variant === undefined && product.variants.length > 0 && <SizeChoice product={product} />}
          <TextField
            label="Email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            error={errors.email}
          />
          <Honeypot />
          <p className={styles.promise}>We write once, when it can be bought.</p>
          <Button type="submit" busy={request.isPending} wide>
            {request.isPending ? 'Sending...' : 'Tell me'}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
