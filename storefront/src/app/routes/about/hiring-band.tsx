import { Page } from '#components/ui/page.tsx';
import styles from './hiring-band.module.css';

export function HiringBand() {
  return (
    <section className={styles.band} aria-labelledby="hiring">
      <Page className={styles.inner}>
        <h2 id="hiring" className={styles.title}>
          Every hire is a second chance
        </h2>
        <div className={styles.text}>
          <p>
            From the press to the books, everyone on our payroll came home first. When a job opens, that is the only kind of hire
            we make: full wage from day one, a schedule that leaves room for parole meetings and night school, and a key to the
            front door.
          </p>
          <p>Some stay for a season and move on to something bigger. Most stay. Both count as a good year.</p>
        </div>
      </Page>
    </section>
  );
}
