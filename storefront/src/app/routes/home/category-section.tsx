import { Page, SectionHeader } from '#components/ui/page.tsx';
import { useCategories } from '#features/catalog/api/get-categories.ts';
import { CategoryTile } from '#features/catalog/components/category-tile.tsx';
import styles from './section.module.css';

export function CategorySection() {
  const { data: categories = [] } = useCategories();
  if (categories.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="categories">
      <Page>
        <SectionHeader id="categories" title="Shop by Category" />
        <ul className={styles.tiles}>
          {categories.map((category) => (
            <li key={category.id}>
              <CategoryTile category={category} />
            </li>
          ))}
        </ul>
      </Page>
    </section>
  );
}
