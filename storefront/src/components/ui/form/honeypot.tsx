import { VisuallyHidden } from '../visually-hidden.tsx';

/** Hidden from people; the server discards what bots send that fill in every field. */
export function Honeypot() {
  return (
    <div aria-hidden="true">
      <VisuallyHidden>
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </div>
  );
}
