import { TextItem } from '@shop/admin-kit';
import { PAYEE_TEXTS } from '@shop/contract';
import styles from '../../styles/artist-ledger.module.css';

/** Facility, number and address, in the fields of the form below `path`. */
export function AddressItems({ path }: { path: string[] }) {
  return (
    <>
      <div className={styles.pair}>
        <TextItem name={[...path, 'facilityNumber']} label="Number at the facility" rule={PAYEE_TEXTS.facilityNumber} optional />
        <TextItem name={[...path, 'facility']} label="Facility" rule={PAYEE_TEXTS.facility} optional />
      </div>
      <TextItem name={[...path, 'address', 'street']} label="Street" rule={PAYEE_TEXTS.street} />
      <div className={styles.place}>
        <TextItem name={[...path, 'address', 'city']} label="City" rule={PAYEE_TEXTS.city} />
        <TextItem name={[...path, 'address', 'state']} label="State" rule={PAYEE_TEXTS.state} />
        <TextItem
          name={[...path, 'address', 'zipCode']}
          label="ZIP code"
          rule={PAYEE_TEXTS.zipCode}
          input={{ inputMode: 'numeric' }}
        />
      </div>
    </>
  );
}
