import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../../../components/ui/page.tsx';
import styles from './reasons.module.css';

const REASONS: { title: string; text: string; link: ReactNode }[] = [
  {
    title: 'Customer Support',
    text: 'Sizes, shipping, a return, an order that went astray. Quote the order number if you have one, and we will find it faster.',
    link: <Link to="/contact?subject=general">Ask a question</Link>,
  },
  {
    title: 'Artist Collaborations',
    text: 'Show us what you draw. Photos of paper are fine, and letters by post are welcome from anyone who has no other way to send them.',
    link: <Link to="/artists">See how it works</Link>,
  },
  {
    title: 'Join Our Mission',
    text: 'We hire people coming home, and we partner with those who stand by them. If that is you, or somebody you love, write to us.',
    link: <Link to="/about">Read our story</Link>,
  },
];

/** What people write about, and where else the answer may be. */
export function Reasons() {
  return (
    <section className={styles.band} aria-label="What we can help with">
      <Page>
        <ul className={styles.list}>
          {REASONS.map(({ title, text, link }) => (
            <li key={title} className={styles.item}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{text}</p>
              {link}
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
