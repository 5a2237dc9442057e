import { Button, FileTextOutlined, QueryState, SectionHeader, usePaymentMethods } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { adminSettingsQuery } from '../api/settings-queries.ts';
import { useConfirmTestMail } from '../api/test-mail.ts';
import { GroupCard } from '../components/group-card.tsx';
import { GroupDialog } from '../components/group-dialog.tsx';
import { type GroupId, groupsOf } from '../rules/setting-groups.ts';
import styles from '../styles/settings.module.css';

/** One dialog serves all groups, because a router supports a single guard against leaving. It is new for each opening. */
interface EditedGroup {
  id: GroupId;
  open: boolean;
  count: number;
}

/** Everything that staff decide about the shop, group by group. */
export function SettingsPage() {
  const query = useQuery(adminSettingsQuery);
  const navigate = useNavigate();
  const [edited, setEdited] = useState<EditedGroup>({ id: 'payments', open: false, count: 0 });
  const edit = (id: GroupId): void => setEdited(({ count }) => ({ id, open: true, count: count + 1 }));
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
                <GroupCard key={group.id} group={group} settings={settings} onEdit={() => edit(group.id)} />
              ))}
            </div>
            {groups
              .filter(({ id }) => id === edited.id)
              .map((group) => (
                <GroupDialog
                  key={edited.count}
                  open={edited.open}
                  group={group}
                  settings={settings}
                  onClose={() => setEdited((last) => ({ ...last, open: false }))}
                />
              ))}
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
