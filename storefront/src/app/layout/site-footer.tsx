import type { PageSlug } from '@shop/contract';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useSettings } from '#lib/settings.ts';
import styles from './site-footer.module.css';
import { SocialMarks } from './social-marks.tsx';

interface FooterEntry {
  label: string;
  to?: string;
  /** The page behind the label, which is plain text until that page is published. */
  page?: PageSlug;
}

interface FooterColumn {
  title: string;
  entries: FooterEntry[];
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
      { label: 'Careers', page: 'careers' },
      { label: 'Press', page: 'press' },
      { label: 'Contact', to: paths.contact },
      { label: 'Artist Program', to: paths.artists },
    ],
  },
  {
    title: 'Support',
    entries: [
      { label: 'Size Guide', page: 'size-guide' },
      { label: 'Shipping Info', page: 'shipping' },
      { label: 'Returns', page: 'returns' },
      { label: 'FAQ', page: 'faq' },
      { label: 'Privacy Policy', page: 'privacy' },
    ],
  },
];

/** Pages without a label in the columns: linked in the last line when they are published. */
const LEGAL_PAGES: FooterEntry[] = [
  { label: 'Terms', page: 'terms' },
  { label: 'Accessibility', page: 'accessibility' },
];

/** Where an entry leads; undefined for a page that is not published. */
function useDestination(): (entry: FooterEntry) => string | undefined {
  const { pages } = useSettings();
  return ({ to, page }) => to ?? (pages.some(({ slug }) => slug === page) && page ? paths.page(page) : undefined);
}

function Column({ title, entries }: FooterColumn) {
  const destinationOf = useDestination();
  return (
    <div className={styles.column}>
      <h2 className={styles.heading}>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.label} label={entry.label} to={destinationOf(entry)} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ label, to }: { label: string; to: string | undefined }) {
  return <li>{to === undefined ? <span className={styles.entry}>{label}</span> : <Link to={to}>{label}</Link>}</li>;
}

function LegalLinks() {
  const destinationOf = useDestination();
  const links = LEGAL_PAGES.flatMap((entry) => {
    const to = destinationOf(entry);
    return to === undefined ? [] : [<Entry key={entry.label} label={entry.label} to={to} />];
  });
  return links.length > 0 && <ul className={styles.legal}>{links}</ul>;
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
        <div className={styles.ending}>
          <p className={styles.copyright}>© 2024 {shopName}. All rights reserved.</p>
          <LegalLinks />
        </div>
      </div>
    </footer>
  );
}
