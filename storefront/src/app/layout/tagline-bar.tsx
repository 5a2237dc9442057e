import { useSettings } from '#lib/settings/use-settings.ts';
import styles from './tagline-bar.module.css';

export function TaglineBar() {
  const { tagline } = useSettings();
  return (
    <div className={styles.bar}>
      <p>{tagline}</p>
    </div>
  );
}
