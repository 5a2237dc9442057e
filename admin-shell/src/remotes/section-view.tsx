import { type AdminSection, Spin } from '@shop/admin-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRoutes } from 'react-router-dom';
import { sectionsQuery } from './load-sections.ts';
import { MANIFEST_KEY, ManifestUnavailable } from './manifest-unavailable.ts';
import { SectionBoundary, SectionLate, SectionsUnavailable, SectionUnavailable } from './section-boundary.tsx';
import styles from '../styles/app.module.css';

const LATE_AFTER_MS = 10_000;

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
  const client = useQueryClient();
  const retry = (): void => setAttempt(Date.now());
  const loaded = useQuery(sectionsQuery(remote, attempt));
  if (loaded.isPending) return <SectionLoading key={attempt} title={title} onRetry={retry} />;
  if (loaded.error instanceof ManifestUnavailable) {
    const retryAll = (): void => {
      void client.invalidateQueries({ queryKey: MANIFEST_KEY });
      retry();
    };
    return <SectionsUnavailable onRetry={retryAll} />;
  }
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

function SectionLoading({ title, onRetry }: { title: string; onRetry: () => void }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) return <SectionLate title={title} onRetry={onRetry} />;
  return (
    <output className={styles.waiting} aria-label={`Loading ${title}`}>
      <Spin />
    </output>
  );
}
