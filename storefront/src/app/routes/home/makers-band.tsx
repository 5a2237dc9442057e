import { ButtonLink } from '#components/ui/button.tsx';
import { Page } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
import { paysArtist } from '#lib/revenue-share.ts';
import { useSettings } from '#lib/settings.ts';
import styles from './makers-band.module.css';

const DRAWN =
  'It starts with an artist and a piece of paper, sometimes on a bunk with four inches of pencil. They keep the credit, and every piece';

const handsOf = (revenueShare: string) => [
  { verb: 'Drawn', text: `${DRAWN} ${paysArtist(revenueShare)}.` },
  {
    verb: 'Printed',
    text: 'People coming home cut it, print it, fold it and box it, on a payroll and with a door key. Every one of us is a second-chance hire.',
  },
  {
    verb: 'Worn',
    text: 'Then it is yours. Wear it to work, wear it out, wear it until somebody asks who made it. Then tell them.',
  },
];

export function MakersBand() {
  const { revenueShare } = useSettings();
  return (
    <section className={styles.band} aria-labelledby="makers">
      <Page>
        <h2 id="makers" className={styles.title}>
          Three hands on every piece
        </h2>
        <ol className={styles.list}>
          {handsOf(revenueShare).map(({ verb, text }, index) => (
            <li key={verb} className={styles.item}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.verb}>{verb}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
        <ButtonLink to={paths.artists} variant="onNight">
          Meet the artists
        </ButtonLink>
      </Page>
    </section>
  );
}
