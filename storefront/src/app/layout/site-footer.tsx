import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useSettings } from '#lib/settings.ts';
import styles from './site-footer.module.css';
import { SocialMarks } from './social-marks.tsx';

interface FooterColumn {
  title: string;
  /** Entries without `to` are plain text: those pages do not exist yet. */
  entries: { label: string; to?: string }[];
}

const COLUMNS: FooterColumn[] = [
  {
    title: 'Shop',
    entries: [
      { label: 'All Products', to: paths.products },
      { label: 'Artist Series', to: paths.productsBy('filter', 'artist') },
      { label: 'New Arrivals', to: paths.productsBy('filter', 'new') },
      { label: 'Best Sellers', to: paths.productsBy('filter', 'bestseller') },
    ],
  },
  {
    title: 'Company',
    entries: [
      { label: 'Our Story', to: paths.about },
      { label: 'Careers' },
      { label: 'Press' },
      { label: 'Contact', to: paths.contact },
      { label: 'Artist Program', to: paths.artists },
    ],
  },
  {
    title: 'Support',
    entries: [
      { label: 'Size Guide' },
      { label: 'Shipping Info' },
      { label: 'Returns' },
      { label: 'FAQ' },
      { label: 'Privacy Policy' },
    ],
  },
];

function Column({ title, entries }: FooterColumn) {
  return (
    <div className={styles.column}>
      <h2 className={styles.heading}>{title}</h2>
      <ul>
        {entries.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span className={styles.entry}>{label}</span>}</li>
        ))}
      </ul>
    </div>
  );
}

export function SiteFooter() {
  const { shopName, tagline } = useSettings();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.brand}>
            <p className={styles.tagline}>{tagline}</p>
            <SocialMarks />
          </div>
          {COLUMNS.map((column) => (
            <Column key={column.title} {...column} />
          ))}
        </div>
        <p className={styles.wordmark} aria-hidden="true" style={{ '--letters': shopName.length }}>
          {shopName}
        </p>
        <p className={styles.copyright}>© 2024 {shopName}. All rights reserved.</p>
      </div>
    </footer>
  );
}
