import { Link } from 'react-router-dom';
import { useSettings } from '#lib/settings.ts';
import styles from './announcement-bar.module.css';

/** One line above the header, while the shop has something to announce. */
export function AnnouncementBar() {
  const { announcement } = useSettings();
  if (!announcement) return null;
  const { text, link } = announcement;
  return (
    <aside className={styles.bar} aria-label="Announcement">
      {link === null && <p>{text}</p>}
      {link?.startsWith('/') && <Link to={link}>{text}</Link>}
      {link?.startsWith('http') && <a href={link}>{text}</a>}
    </aside>
  );
}
