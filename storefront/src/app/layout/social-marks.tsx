import { ownValue } from '@shop/contract';
import type { ReactNode } from 'react';
import { useSettings } from '#lib/settings.ts';
import styles from './social-marks.module.css';

const MARKS: Record<string, { name: string; path: ReactNode }> = {
  instagram: { name: 'Instagram', path: <path d="M4 4h16v16H4zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM16.8 7.200v.1" /> },
  tiktok: { name: 'TikTok', path: <path d="M13 4v11.500a3.5 3.5 0 1 1-3.5-3.500M13 4c.3 2.7 2.2 4.6 5 5" /> },
  facebook: { name: 'Facebook', path: <path d="M13 21V8.500C13 6.5 14 5.5 16.5 5.500M8.5 12H16" /> },
  youtube: { name: 'YouTube', path: <path d="M3 6h18v12H3zM10 9.500v5l4.5-2.500z" /> },
  twitter: { name: 'X', path: <path d="m5 4.5 14 15M19 4.5 5 19.5" /> },
};

/** The shop's social networks. Icons without links, as the specification demands. */
export function SocialMarks() {
  const { social } = useSettings();
  return (
    <ul className={styles.list}>
      {social.map(({ name }) => {
        const mark = ownValue(MARKS, name.toLowerCase());
        if (!mark) return null;
        return (
          <li key={name}>
            <svg className={styles.mark} viewBox="0 0 24 24" role="img" aria-label={mark.name}>
              {mark.path}
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
