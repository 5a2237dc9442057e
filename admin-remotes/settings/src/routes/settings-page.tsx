import { Button, FileTextOutlined, QueryState, SectionHeader, usePaymentMethods } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { adminSettingsQuery } from '../api/settings-queries.ts';
import { useConfirmTestMail } from '../api/test-mail.ts';
import { GroupCard } from '../components/group-card.tsx';
import { type EditTarget, SettingsDialog } from '../components/settings-dialog.tsx';
import { groupsOf } from '../rules/setting-groups.ts';
import styles from '../styles/settings.module.css';

/** One dialog serves everything, because a router supports a single guard against leaving. It is new for each opening. */
interface Edited {
  target: EditTarget;
  open: boolean;
  count: number;
}

/** Everything that staff decide about the shop, group by group. */
export function SettingsPage() {
  const query = useQuery(adminSettingsQuery);
  const navigate = useNavigate();
  const [edited, setEdited] = useState<Edited>({ target: { kind: 'group', card: 'payments' }, open: false, count: 0 });
  const edit = (target: EditTarget): void => setEdited(({ count }) => ({ target, open: true, count: count + 1 }));
  const groups = groupsOf(usePaymentMethods().all);
  useTestMailLink();
  useScrollToGroup(query.data !== undefined);
  const pages = (
    <Button icon={<FileTextOutlined aria-hidden />} onClick={() => void navigate('pages')}>
      Pages
    </Button>
  );
  return (
    <>
      <SectionHeader title="Settings" subtitle="What the shop says, and how it works" actions={pages} />
      <QueryState query={query} failure="Failed to fetch settings" placeholders={4}>
        {(settings) => (
          <>
            <div className={styles.groups}>
              {groups.map((group) => (
                <GroupCard key={group.card} group={group} settings={settings} onEdit={edit} />
              ))}
            </div>
            <SettingsDialog
              key={edited.count}
              target={edited.target}
              open={edited.open}
              groups={groups}
              settings={settings}
              onClose={() => setEdited((last) => ({ ...last, open: false }))}
            />
          </>
        )}
      </QueryState>
    </>
  );
}

/** The button of a test mail leads to /admin/settings?test-mail=id. */
function useTestMailLink(): void {
  const [params, setParams] = useSearchParams();
  const { mutate } = useConfirmTestMail();
  const id = params.get('test-mail');
  const confirmed = useRef<string | null>(null);
  useEffect(() => {
    if (id === null || confirmed.current === id) return;
    confirmed.current = id;
    mutate(id);
    setParams({}, { replace: true });
  }, [id, mutate, setParams]);
}

/** Links of the opening check lead to /admin/settings#payments. */
function useScrollToGroup(loaded: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (loaded && hash) document.getElementById(`settings-${hash.slice(1)}`)?.scrollIntoView({ block: 'start' });
  }, [loaded, hash]);
}
