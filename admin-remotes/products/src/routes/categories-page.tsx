import { TagOutlined } from '@shop/admin-kit';
import type { AdminCategory } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useArrangeCategories } from '../api/arrange-categories.ts';
import { adminCategoriesQuery } from '../api/catalog-queries.ts';
import { useDeleteCategory } from '../api/delete-item.ts';
import { deletedCategoriesQuery, useRestoreCategory } from '../api/deleted-items.ts';
import { CategoryDialog } from '../components/entity/category-dialog.tsx';
import { EntityList } from '../components/entity/entity-list.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import productCardStyles from '../styles/product-card.module.css';
import productsStyles from '../styles/products.module.css';

export function CategoriesPage() {
  const arranging = useArrangeCategories();
  return (
    <EntityList
      title="Categories"
      noun="category"
      shopPath={({ slug }) => `/products?category=${slug}`}
      searched={({ name, slug }) => [name, slug]}
      subtitle="Organize your products"
      query={useQuery(adminCategoriesQuery)}
      failure="Failed to fetch categories"
      addText="Add Category"
      empty={{ icon: <TagOutlined />, title: 'No categories found', addFirst: 'Add Your First Category' }}
      onArrange={arranging.mutate}
      deleting={useDeleteCategory()}
      deleted={{ title: 'Deleted categories', query: deletedCategoriesQuery, restoring: useRestoreCategory() }}
      card={CategoryCard}
      dialog={CategoryDialog}
    />
  );
}

function CategoryCard({ item: { name, slug, imageUrl, productCount } }: { item: AdminCategory }) {
  return (
    <div className={productCardStyles.row}>
      <Thumbnail url={imageUrl} alt={name} size="row" />
      <div className={productCardStyles.rowText}>
        <h3>{name}</h3>
        <span className={productsStyles.soft}>{`Slug: ${slug}`}</span>
        <span className={productsStyles.soft}>{productCount === 1 ? '1 product' : `${productCount} products`}</span>
      </div>
    </div>
  );
}
