// What the two media programs of this folder share: signing in, and sending a file as the admin does.
import { ADMIN } from '../scripts/test-shop.mjs';

const json = { 'content-type': 'application/json' };

/** Headers of a signed-in admin. */
export async function signIn(origin) {
  const answer = await fetch(`${origin}/api/admin/login`, { method: 'POST', headers: json, body: JSON.stringify(ADMIN) });
  const { token } = await answer.json();
  return { authorization: `Bearer ${token}` };
}

/** Sends the bytes; the answer's status and the file's name. */
export async function sendFile(origin, admin, bytes, type = 'image/jpeg') {
  const { uploadURL } = await (await fetch(`${origin}/api/objects/upload`, { method: 'POST', headers: admin })).json();
  const { status } = await fetch(uploadURL, { method: 'PUT', body: bytes, headers: { 'content-type': type } });
  return { status, name: new URL(uploadURL).pathname.split('/').at(-1) };
}
