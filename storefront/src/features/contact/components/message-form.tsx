import { Button } from '#components/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#components/ui/form/field.tsx';
import { MAX_LENGTHS, SUBJECTS, type Subject } from '../message-draft.ts';
import { useMessageForm } from '../use-message-form.ts';
import styles from './message-form.module.css';

/** People neither see nor reach it; programs that fill in every field give themselves away. */
function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export function MessageForm({ subject }: { subject?: Subject }) {
  const { form, problems, isSending, onSubmit, onChange } = useMessageForm();
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>Send us a Message</h2>
      <form ref={form} className={styles.form} method="post" noValidate onSubmit={onSubmit} onChange={onChange}>
        <TextField label="Name" name="name" autoComplete="name" maxLength={MAX_LENGTHS.name} required error={problems.name} />
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_LENGTHS.email}
          required
          error={problems.email}
        />
        <SelectField
          label="Subject"
          name="subject"
          defaultValue={subject ?? ''}
          required
          error={problems.subject}
          className={styles.wide}
        >
          <option value="" disabled>
            Select a subject
          </option>
          {SUBJECTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextArea
          label="Message"
          name="message"
          rows={9}
          maxLength={MAX_LENGTHS.message}
          required
          error={problems.message}
          className={styles.wide}
        />
        <Honeypot />
        <Button type="submit" disabled={isSending} wide className={styles.wide}>
          {isSending ? 'Sending...' : 'Send Message'}
        </Button>
      </form>
    </div>
  );
}
