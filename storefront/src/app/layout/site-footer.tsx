import type { PageSlug } from '@shop/contract';
import { Link } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { usePlaceLinks } from '#features/catalog/search/page-links.ts';
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
  const linkOf = usePlaceLinks();
  return ({ to, page }) => to ?? (page && linkOf(page)?.to);
}

/** The questions before an order, while no page answers them. */
function WriteToUs() {
  const { email } = useSettings();
  const linkOf = usePlaceLinks();
  if (!email || (['shipping', 'returns', 'privacy'] as const).every(linkOf)) return null;
  return (
    <p className={styles.write}>
      Shipping, returns and privacy: <a href={`mailto:${email}`}>write to us</a>
    </p>
  );
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

/** Entries without a destination are left out. */
function Links({ entries }: { entries: FooterEntry[] }) {
  const destinationOf = useDestination();
  const links = entries.flatMap((entry) => {
    const to = destinationOf(entry);
    return to === undefined ? [] : [<Entry key={entry.label} label={entry.label} to={to} />];
  });
  return links.length > 0 && <ul className={styles.legal}>{links}</ul>;
}

/** The pages that a shopper may want before paying. */
const CHECKOUT_ENTRIES: FooterEntry[] = [
  { label: 'Shipping Info', page: 'shipping' },
  { label: 'Returns', page: 'returns' },
  { label: 'Privacy Policy', page: 'privacy' },
  { label: 'Contact', to: paths.contact },
];

function CheckoutFooter() {
  const { shopName } = useSettings();
  return (
    <footer className={styles.footer}>
      <div className={styles.checkout}>
        <p className={styles.copyright}>© 2024 {shopName}. All rights reserved.</p>
        <Links entries={[...CHECKOUT_ENTRIES, ...LEGAL_PAGES]} />
      </div>
    </footer>
  );
}

export function SiteFooter({ isCheckout }: { isCheckout: boolean }) {
  const { shopName, tagline } = useSettings();
  if (isCheckout) return <CheckoutFooter />;
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
          <WriteToUs />
          <Links entries={LEGAL_PAGES} />
        </div>
      </div>
    </footer>
  );
}
