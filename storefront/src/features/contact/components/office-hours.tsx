import { useSettings } from '#lib/settings.ts';
import styles from './office-hours.module.css';

export function OfficeHours() {
  const { officeHours } = useSettings();
  if (officeHours.length === 0) return null;
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className={styles.title}>
        Office Hours
      </h2>
      <dl>
        {officeHours.map(({ days, hours }) => (
          <div key={days} className={styles.row}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
