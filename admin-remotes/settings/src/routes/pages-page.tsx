import {
  ArrowLeftOutlined,
  Button,
  EditOutlined,
  kitStyles,
  QueryState,
  SectionHeader,
  StatusTag,
  useShopTime,
} from '@shop/admin-kit';
import type { AdminPageSummary, PageSlug } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pagesQuery } from '../api/pages.ts';
import { PageDialog } from '../components/pages/page-dialog.tsx';
import styles from '../styles/pages.module.css';

/** The text pages of the shop, such as Returns. */
export function PagesPage() {
  const query = useQuery(pagesQuery);
  const navigate = useNavigate();
  const [edited, setEdited] = useState<PageSlug | null>(null);
  const back = (
    <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={() => void navigate('..', { relative: 'path' })}>
      Settings
    </Button>
  );
  return (
    <>
      <SectionHeader title="Pages" subtitle="The footer of the shop links to a page when it is published" actions={back} />
      <QueryState query={query} failure="Failed to fetch pages" placeholders={4}>
        {(pages) => (
          <ul className={kitStyles.rows}>
            {pages.map((page) => (
              <PageRow key={page.slug} page={page} onEdit={() => setEdited(page.slug)} />
            ))}
          </ul>
        )}
      </QueryState>
      {edited && <PageDialog key={edited} slug={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function PageRow({ page, onEdit }: { page: AdminPageSummary; onEdit: () => void }) {
  const { slug, title, updatedAt, published } = page;
  const time = useShopTime();
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <h3>{title}</h3>
        <span className={styles.soft}>
          {published ? <a href={`/pages/${slug}`}>/pages/{slug}</a> : `/pages/${slug}`}
          {updatedAt && `, saved ${time.moment(updatedAt)}`}
        </span>
      </div>
      <PageState page={page} />
      <Button icon={<EditOutlined aria-hidden />} onClick={onEdit} aria-label={`Edit ${title}`}>
        {updatedAt ? 'Edit' : 'Write'}
      </Button>
    </li>
  );
}

function PageState({ page: { published, version } }: { page: AdminPageSummary }) {
  if (published) return <StatusTag tone="success">Published</StatusTag>;
  return version > 0 ? <StatusTag tone="info">Draft</StatusTag> : <StatusTag tone="neutral">Not written</StatusTag>;
}
