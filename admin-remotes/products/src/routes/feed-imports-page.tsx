import { ArrowLeftOutlined, Button, EmptyState, FileTextOutlined, QueryState, SectionHeader } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { feedImportsQuery } from '../api/feed-imports.ts';
import { FeedFileField } from '../components/import/feed-file-field.tsx';
import { FeedImportsTable } from '../components/import/feed-imports-table.tsx';
import styles from '../styles/feed-imports.module.css';

/** Imports a product file, and lists the past imports. */
export function FeedImportsPage() {
  const query = useQuery(feedImportsQuery);
  const navigate = useNavigate();
  const back = (
    <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={() => void navigate('..', { relative: 'path' })}>
      Products
    </Button>
  );
  return (
    <>
      <SectionHeader title="Import a file" subtitle="Products from a Shopify export" actions={back} />
      <FeedFileField />
      <h3 className={styles.title}>Past imports</h3>
      <QueryState query={query} failure="Failed to fetch the past imports" placeholders={3}>
        {(imports) =>
          imports.length === 0 ? (
            <EmptyState icon={<FileTextOutlined />} title="No file was imported yet" />
          ) : (
            <FeedImportsTable imports={imports} />
          )
        }
      </QueryState>
    </>
  );
}
