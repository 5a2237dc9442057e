import {
  Button,
  CardGrid,
  ConfirmDelete,
  EmptyState,
  PlusOutlined,
  ReadState,
  SectionHeader,
  TagOutlined,
} from '@shop/admin-kit';
import type { AdminCategory } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeleteCategory } from '../api/delete-category.ts';
import { adminCategoriesQuery } from '../api/get-categories.ts';
import { CardActions } from '../components/card-actions.tsx';
import { CategoryDialog } from '../components/category-dialog.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import { useSubject } from '../components/use-subject.ts';

export function CategoryList() {
  const query = useQuery(adminCategoriesQuery);
  const subject = useSubject<AdminCategory>();
  const [doomed, setDoomed] = useState<AdminCategory | null>(null);
  const remove = useDeleteCategory();
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={subject.create}>
      Add Category
    </Button>
  );
  return (
    <>
      <SectionHeader title="Categories" subtitle="Organize your products" actions={add} />
      <ReadState query={query} failure="Failed to fetch categories">
        {(categories) =>
          categories.length === 0 ? (
            <NoCategories onCreate={subject.create} />
          ) : (
            <CardGrid minWidth={250}>
              {categories.map((category) => (
                <CategoryCard
                  key={category.id}
                  category={category}
                  onEdit={() => subject.edit(category)}
                  onDelete={() => setDoomed(category)}
                />
              ))}
            </CardGrid>
          )
        }
      </ReadState>
      <CategoryDialog key={subject.key} open={subject.open} category={subject.item} onClose={subject.close} />
      <ConfirmDelete
        name={doomed?.name ?? null}
        busy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed.id, { onSettled: () => setDoomed(null) })}
        onCancel={() => setDoomed(null)}
      />
    </>
  );
}

function NoCategories({ onCreate }: { onCreate: () => void }) {
  const action = (
    <Button type="primary" onClick={onCreate}>
      Add Your First Category
    </Button>
  );
  return <EmptyState icon={<TagOutlined />} title="No categories found" action={action} />;
}

interface CategoryCardProps {
  category: AdminCategory;
  onEdit: () => void;
  onDelete: () => void;
}

function CategoryCard({ category, onEdit, onDelete }: CategoryCardProps) {
  const { name, slug, imageUrl, productCount } = category;
  return (
    <li className="products-card">
      <div className="products-row">
        <Thumbnail url={imageUrl} alt={name} />
        <div className="products-row-text">
          <h3>{name}</h3>
          <span className="products-soft">{`Slug: ${slug}`}</span>
          <span className="products-soft">{productCount === 1 ? '1 product' : `${productCount} products`}</span>
        </div>
      </div>
      <CardActions name={name} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}
