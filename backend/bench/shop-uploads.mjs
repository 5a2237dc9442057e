// Signs in and uploads files, for the media programs of this folder.
import { ADMIN } from '../scripts/test-shop.mjs';

const json = { 'content-type': 'application/json' };

/** Headers of a signed-in admin. */
export async function signIn(origin) {
  const answer = await fetch(`${origin}/api/admin/login`, { method: 'POST', headers: json, body: JSON.stringify(ADMIN) });
  const { token } = await answer.json();
  return { authorization: `Bearer ${token}` };
}

/** Returns the status of the upload and the name of the file. */
export async function sendFile(origin, admin, bytes, type = 'image/jpeg') {
  const { uploadURL } = await (await fetch(`${origin}/api/objects/upload`, { method: 'POST', headers: admin })).json();
  const { status } = await fetch(uploadURL, { method: 'PUT', body: bytes, headers: { 'content-type': type } });
  return { status, name: new URL(uploadURL).pathname.split('/').at(-1) };
}
