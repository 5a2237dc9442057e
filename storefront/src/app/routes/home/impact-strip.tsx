import { Page } from '#components/ui/page.tsx';
import { useSettings } from '#lib/settings.ts';
import styles from './impact-strip.module.css';

export function ImpactStrip() {
  const { impact } = useSettings();
  if (impact.length === 0) return null;
  return (
    <Page>
      <dl className={styles.strip}>
        {impact.map(({ value, label }) => (
          <div key={label} className={styles.cell}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Page>
  );
}
