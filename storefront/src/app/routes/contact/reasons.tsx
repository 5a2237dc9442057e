import { Link } from 'react-router-dom';
import { Page } from '#components/ui/page.tsx';
import { paths } from '#config/paths.ts';
import { useSettings } from '#lib/settings.ts';
import styles from './reasons.module.css';

const REASONS: { title: string; text: string; to?: string; label?: string }[] = [
  {
    title: 'Customer Support',
    text: 'Sizes, shipping, a return, an order that went astray. Quote the order number if you have one, and we will find it faster.',
  },
  {
    title: 'Artist Collaborations',
    text: 'Show us what you draw. Photos of paper are fine, and letters by post are welcome from anyone who has no other way to send them.',
    to: paths.artists,
    label: 'See how it works',
  },
  {
    title: 'Join Our Mission',
    text: 'We hire people coming home, and we partner with those who stand by them. If that is you, or somebody you love, write to us.',
    to: paths.about,
    label: 'Read our story',
  },
];

export function Reasons() {
  const { email } = useSettings();
  return (
    <section className={styles.band} aria-label="What we can help with">
      <Page>
        <ul className={styles.list}>
          {REASONS.map(({ title, text, to, label }) => (
            <li key={title} className={styles.item}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{text}</p>
              {to ? <Link to={to}>{label}</Link> : email && <a href={`mailto:${email}`}>{email}</a>}
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
