import { ButtonLink } from '#components/ui/button.tsx';
import { Page } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
import { useSettings } from '#lib/settings.ts';
import styles from './collaboration-call.module.css';

export function CollaborationCall() {
  const { designPayment, revenueShare } = useSettings();
  const claims = [
    { value: designPayment, label: 'per design accepted' },
    { value: revenueShare, label: 'revenue sharing' },
    { value: 'Full', label: 'creative credit' },
  ];
  return (
    <section className={styles.band} aria-labelledby="collaborate">
      <Page>
        <div className={styles.copy}>
          <h2 id="collaborate" className={styles.title}>
            Draw for the next one
          </h2>
          <p className={styles.lead}>
            Pencil on a commissary pad counts. So does a photo of a wall you painted. If you have served time, or are serving it
            now, send us what you make: we answer every letter.
          </p>
        </div>
        <ul className={styles.claims}>
          {claims.map(({ value, label }) => (
            <li key={label} className={styles.claim}>
              <span className={styles.value}>{value} </span>
              <span className={styles.label}>{label}</span>
            </li>
          ))}
        </ul>
        <ButtonLink to={paths.contactAbout('artist')} variant="onNight">
          Propose a collaboration
        </ButtonLink>
      </Page>
    </section>
  );
}
