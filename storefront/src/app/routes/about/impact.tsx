import { Page, SectionHeader } from '#components/ui/page.tsx';
import { useSettings } from '#lib/settings.ts';
import styles from './impact.module.css';

export function Impact() {
  const { impact } = useSettings();
  if (impact.length === 0) return null;
  return (
    <section className={styles.impact} aria-labelledby="impact">
      <Page>
        <SectionHeader id="impact" title="What it adds up to" />
        <dl className={styles.figures}>
          {impact.map(({ value, label }) => (
            <div key={label} className={styles.figure}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </Page>
    </section>
  );
}
