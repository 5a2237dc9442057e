import type { ShopSettings } from '@shop/contract';
import type { ReactNode } from 'react';
import { useSettings } from '#lib/settings.ts';
import styles from './contact-block.module.css';

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.entry}>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Address({ street, city, state, zipCode }: ShopSettings['postalAddress']) {
  return (
    <address className={styles.address}>
      {street}
      <br />
      {city}, {state} {zipCode}
    </address>
  );
}

/** Networks without a URL are plain text. */
function Social({ social }: { social: ShopSettings['social'] }) {
  return (
    <ul className={styles.social}>
      {social.map(({ name, url }) => (
        <li key={name}>
          {url ? (
            <a href={url} rel="noreferrer" target="_blank">
              {name}
            </a>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}

export function ContactBlock() {
  const { email, phone, postalAddress, social } = useSettings();
  return (
    <dl className={styles.block}>
      {email && (
        <Entry label="Email">
          <a href={`mailto:${email}`}>
            <span>
              {email.slice(0, email.indexOf('@') + 1)}
              <wbr />
              {email.slice(email.indexOf('@') + 1)}
            </span>
          </a>
        </Entry>
      )}
      {phone && (
        <Entry label="Phone">
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </Entry>
      )}
      {postalAddress.street && (
        <Entry label="Address">
          <Address {...postalAddress} />
        </Entry>
      )}
      {social.length > 0 && (
        <Entry label="Follow us">
          <Social social={social} />
        </Entry>
      )}
    </dl>
  );
}
