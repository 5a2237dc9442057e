import { type AdminSection, Spin } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRoutes } from 'react-router-dom';
import { sectionsQuery } from './load-sections.ts';
import { SectionBoundary } from './section-boundary.tsx';
import { Unavailable } from './unavailable.tsx';

interface SectionViewProps {
  id: string;
  /** The remote that brings the section. */
  remote: string;
  /** The name of the tab, for messages. */
  title: string;
}

/** One section of Store Management: fetches its remote and shows its screens, or says that it is unavailable. */
export function SectionView({ id, remote, title }: SectionViewProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = (): void => setAttempt(Date.now());
  const loaded = useQuery(sectionsQuery(remote, attempt));
  if (loaded.isPending) return <Waiting title={title} />;
  const section = loaded.data?.find((candidate) => candidate.id === id);
  if (!section) return <Unavailable title={title} onRetry={retry} />;
  return (
    <SectionBoundary key={attempt} title={title} onRetry={retry}>
      <SectionRoutes section={section} />
    </SectionBoundary>
  );
}

function SectionRoutes({ section }: { section: AdminSection }) {
  return useRoutes(section.routes);
}

function Waiting({ title }: { title: string }) {
  return (
    <output className="shell-waiting" aria-label={`Loading ${title}`}>
      <Spin />
    </output>
  );
}
