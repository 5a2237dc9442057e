import { Page } from '#components/ui/page.tsx';
import styles from './values.module.css';

const VALUES = [
  {
    name: 'Second Chances',
    text: 'A record says where somebody has been. We hire for where they are going, and we give it longer than ninety days to show.',
  },
  {
    name: 'Community',
    text: 'We buy our cloth, coffee and ink from neighbors, teach printing on Saturdays, and keep a chair at the table for families who are still waiting.',
  },
  {
    name: 'Quality',
    text: 'Heavy cotton, double-stitched seams, ink that outlives the wash. Nobody should have to buy a shirt out of pity.',
  },
  {
    name: 'Purpose',
    text: 'Each order moves money to an artist and hours to a payroll. We count both, and the count is on this page.',
  },
];

export function Values() {
  return (
    <section className={styles.values} aria-labelledby="values">
      <Page className={styles.inner}>
        <h2 id="values" className={styles.title}>
          What we hold to
        </h2>
        <ul className={styles.list}>
          {VALUES.map(({ name, text }) => (
            <li key={name} className={styles.value}>
              <h3 className={styles.name}>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
