import { formatMoney, StatusTag, toCents } from '@shop/admin-kit';
import type { Payee, PayeeAddress } from '@shop/contract';
import { wayLabel } from '@shop/contract/ways-to-pay';
import styles from '../../styles/ledger-artist.module.css';

/** Who is paid, how and where. */
export function PayeeText({ payee }: { payee: Payee }) {
  const { name, relation, method, rules, minPayout, onHold } = payee;
  return (
    <div className={styles.payee}>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {relation !== null && (
          <>
            , <bdi>{relation}</bdi>
          </>
        )}{' '}
        {onHold && <StatusTag tone="warning">On hold</StatusTag>}
      </p>
      <p>
        {wayLabel(method)}
        {toCents(minPayout) > 0 && `, at least ${formatMoney(minPayout)}`}
      </p>
      <AddressText {...payee} />
      {rules !== null && (
        <p className={styles.rules}>
          <bdi>{rules}</bdi>
        </p>
      )}
    </div>
  );
}

interface AddressTextProps {
  facility: string | null;
  facilityNumber: string | null;
  address: PayeeAddress;
}

/** As it stands in the window of the envelope, below the name. */
export function AddressText({ facility, facilityNumber, address: { street, city, state, zipCode } }: AddressTextProps) {
  const lines = [facilityNumber === null ? null : `#${facilityNumber}`, facility, street, `${city}, ${state} ${zipCode}`];
  return (
    <address className={styles.address}>
      {lines
        .filter((line) => line !== null)
        .map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
    </address>
  );
}
