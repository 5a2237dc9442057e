import { Link, matchPath, NavLink, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { useCategories } from '#features/catalog/api/get-categories.ts';
import { classNames } from '#lib/class-names.ts';
import styles from './category-nav.module.css';
import { SearchBox } from './search-box.tsx';

/** Who makes the clothes is the reason to buy them. */
const BRAND_LINKS = [
  { label: 'Artists', to: paths.artists },
  { label: 'Our Story', to: paths.about },
];

/** One list for all widths: a row of links on wide screens, a menu below the header on small ones. */
export function CategoryNav({ id, open }: { id: string; open: boolean }) {
  const { data: categories = [] } = useCategories();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const onListing = matchPath(paths.products, pathname) !== null;
  const active = onListing ? search.get('category') : null;
  return (
    <nav id={id} aria-label="Categories" className={classNames(styles.nav, open && styles.open)}>
      {open && (
        <div className={styles.search}>
          <SearchBox placeholder="What are you looking for?" label="Search the shop" />
        </div>
      )}
      <ul className={styles.list}>
        {categories.map((category) => {
          const isActive = active === category.slug || active === category.id;
          return (
            <li key={category.id}>
              <Link
                to={paths.productsBy('category', category.slug)}
                className={classNames(styles.link, isActive && styles.active)}
                aria-current={isActive ? 'page' : undefined}
              >
                {category.name}
              </Link>
            </li>
          );
        })}
        {BRAND_LINKS.map(({ label, to }, index) => (
          <li key={to} className={index === 0 ? styles.brand : undefined}>
            <NavLink to={to} className={({ isActive }) => classNames(styles.link, isActive && styles.active)}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
