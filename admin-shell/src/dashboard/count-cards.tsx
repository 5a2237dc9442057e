import {
  AppstoreOutlined,
  artistsQuery,
  Card,
  categoriesQuery,
  productsQuery,
  Skeleton,
  TagOutlined,
  UserOutlined,
} from '@shop/admin-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** How much there is; the same cached lists that the sections refresh after a save. */
export function CountCards() {
  const products = useQuery(productsQuery);
  const categories = useQuery(categoriesQuery);
  const artists = useQuery(artistsQuery);
  return (
    <ul className="shell-counts" aria-label="Store at a glance">
      <CountCard title="Total Products" hint="Active products" list={products} icon={<AppstoreOutlined aria-hidden />} />
      <CountCard title="Categories" hint="Product categories" list={categories} icon={<TagOutlined aria-hidden />} />
      <CountCard title="Artists" hint="Featured artists" list={artists} icon={<UserOutlined aria-hidden />} />
    </ul>
  );
}

interface CountCardProps {
  title: string;
  hint: string;
  list: UseQueryResult<readonly unknown[]>;
  icon: ReactNode;
}

function CountCard({ title, hint, list, icon }: CountCardProps) {
  return (
    <li>
      <Card size="small" className="shell-count">
        <div className="shell-count-title">
          <span>{title}</span>
          {icon}
        </div>
        <div className="shell-count-number">
          {list.isPending ? <Skeleton.Button active size="small" /> : (list.data?.length ?? '–')}
        </div>
        <div className="shell-count-hint">{hint}</div>
      </Card>
    </li>
  );
}
