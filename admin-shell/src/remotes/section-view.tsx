import { type AdminSection, Spin } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRoutes } from 'react-router-dom';
import { sectionsQuery } from './load-sections.ts';
import { SectionBoundary, SectionUnavailable } from './section-boundary.tsx';
import styles from '../styles/app.module.css';

interface SectionViewProps {
  id: string;
  /** The name of the remote that provides the section. */
  remote: string;
  /** The text of the tab, used in messages. */
  title: string;
}

/** Loads the remote of a section and renders its routes. */
export function SectionView({ id, remote, title }: SectionViewProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = (): void => setAttempt(Date.now());
  const loaded = useQuery(sectionsQuery(remote, attempt));
  if (loaded.isPending) return <SectionLoading title={title} />;
  const section = loaded.data?.find((candidate) => candidate.id === id);
  if (!section) return <SectionUnavailable title={title} onRetry={retry} />;
  return (
    <SectionBoundary key={attempt} title={title} onRetry={retry}>
      <SectionRoutes section={section} />
    </SectionBoundary>
  );
}

function SectionRoutes({ section }: { section: AdminSection }) {
  return useRoutes(section.routes);
}

function SectionLoading({ title }: { title: string }) {
  return (
    <output className={styles.waiting} aria-label={`Loading ${title}`}>
      <Spin />
    </output>
  );
}
