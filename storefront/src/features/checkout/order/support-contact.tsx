import { useSettings } from '#lib/settings/use-settings.ts';

/** How to reach people; the contact page where the settings name nobody. */
export function SupportContact() {
  const { email, phone } = useSettings();
  if (!email) return <a href="/contact">Write to us.</a>;
  return (
    <>
      Write to <a href={`mailto:${email}`}>{email}</a>
      {phone && (
        <>
          {' '}
          or call <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </>
      )}
      .
    </>
  );
}
