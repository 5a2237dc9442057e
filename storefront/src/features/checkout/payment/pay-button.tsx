import { Button } from '#components/ui/button.tsx';

interface PayButtonProps {
  /** "$96.00" */
  amount: string;
  busy: boolean;
  disabled?: boolean;
}

/** Sends the form it stands in. */
export function PayButton({ amount, busy, disabled = false }: PayButtonProps) {
  return (
    <Button type="submit" wide disabled={busy || disabled}>
      {busy ? 'Processing...' : `Pay ${amount}`}
    </Button>
  );
}
