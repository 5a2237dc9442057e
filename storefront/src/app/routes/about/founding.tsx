import { Page } from '#components/ui/page.tsx';
import { ResponsiveImage } from '#components/ui/responsive-image.tsx';
import { paysArtist } from '#lib/revenue-share.ts';
import { useSettings } from '#lib/settings.ts';
import styles from './founding.module.css';

const FIGURES = [
  { value: '2022', label: 'Founded' },
  { value: '100%', label: 'Second-chance hiring' },
];

export function Founding() {
  const { shopName, hero, revenueShare } = useSettings();
  return (
    <Page className={styles.founding}>
      <h1 className={styles.title}>Our Story</h1>
      <div className={styles.side}>
        <dl className={styles.figures}>
          {FIGURES.map(({ value, label }) => (
            <div key={label} className={styles.figure}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {hero && <ResponsiveImage src={hero.portrait} alt="" sizes="(min-width: 56rem) 34vw, 92vw" className={styles.image} />}
      </div>
      <div className={styles.story}>
        <p className={styles.opening}>
          {shopName} started with a tax refund, a secondhand six-color press and a loading dock nobody else wanted to rent.
        </p>
        <p>
          It was the spring of 2022, and there were four of us. Three had done time. All four had been told, politely and in
          writing, that the position had been filled. So we made positions of our own.
        </p>
        <p>
          The first run was forty shirts with a swallow on the chest. The drawing reached us in an envelope from a prison mail
          room: ballpoint, on the back of a commissary slip. We paid the artist before we had sold a single shirt and printed her
          name inside the hem. The shirts were gone in a weekend, and nearly everyone who bought one asked who drew it.
        </p>
        <p>
          We built the shop around that question. Each design carries its artist&apos;s name, and every piece{' '}
          {paysArtist(revenueShare)}, inside or out. The people who cut, print, fold, pack and answer your email all came here
          through a second chance. We ask them what they want to be good at, then find the person on the floor who can teach it.
        </p>
      </div>
    </Page>
  );
}
