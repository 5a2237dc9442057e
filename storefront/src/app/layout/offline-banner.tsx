import { useOnline } from '#lib/use-online.ts';
import styles from './offline-banner.module.css';

export function OfflineBanner() {
  const online = useOnline();
  return <output>{!online && <span className={styles.banner}>You are offline. What you have typed is kept.</span>}</output>;
}
