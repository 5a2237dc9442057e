import { Input, useShopTime } from '@shop/admin-kit';

interface MomentInputProps {
  id?: string;
  /** As the server has it. */
  value?: string | null;
  onChange?: (moment: string | null) => void;
  disabled: boolean;
}

/** A date and time on the clock of the shop, wherever the admin is. */
export function MomentInput({ id, value = null, onChange, disabled }: MomentInputProps) {
  const time = useShopTime();
  return (
    <>
      <Input
        {...(id !== undefined && { id })}
        type="datetime-local"
        min="2000-01-01T00:00"
        max="2099-12-31T23:59"
        value={value === null ? '' : time.clockTime(value)}
        disabled={disabled}
        onChange={({ target }) => onChange?.(time.momentAt(target.value)?.toISOString() ?? null)}
        {...(id !== undefined && { 'aria-describedby': `${id}-zone` })}
      />
      <small id={id && `${id}-zone`}>{value === null ? time.zone : time.momentWithZone(value)}</small>
    </>
  );
}
