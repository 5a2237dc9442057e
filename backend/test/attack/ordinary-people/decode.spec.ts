import { readMail, rowsOfCsv, shows, textOfHtml } from './decode.js';

const MAIL = [
  'To: ada@example.com',
  'Content-Type: multipart/alternative; boundary="x"',
  '',
  '--x',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'New order from Zo=C3=AB =F0=9F=92=9B, who lives in a very long str=',
  'eet',
  '--x',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<p>Zo=C3=AB &amp; St.=E2=80=8BLouis &#60;b&#62;<br>x</p>',
  '--x--',
].join('\n');

it('reads both parts of a mail as a mail program shows them', () => {
  const { text, html } = readMail(MAIL);
  expect(text).toBe('New order from Zoë 💛, who lives in a very long street');
  expect(html).toBe('Zoë & St.\u200bLouis <b>x');
  expect([shows(html, 'Zoë & St.Louis <b>\nx'), shows(html, 'Zoe'), shows(text, 'streets')]).toEqual([true, false, false]);
});

it('takes no line of a mail for the end of its part but the boundary', () => {
  const { text, html } = readMail(MAIL.replace('long str=\n', 'long=\n--Boston str=\n').replace('<br>x', '=\n--x-ray'));
  expect(text).toBe('New order from Zoë 💛, who lives in a very long--Boston street');
  expect(html).toBe('Zoë & St.\u200bLouis <b>--x-ray');
});

it('reads cells without what keeps spreadsheets from a formula or a number', () => {
  const csv = '\ufeff"Name","ZIP","Phone","City"\r\n"\'=1+1 ""x""","=""02139""","\'+1 410","\'t Veld"\r\n';
  expect(rowsOfCsv(csv)).toEqual([{ Name: '=1+1 "x"', ZIP: '02139', Phone: '+1 410', City: "'t Veld" }]);
});

it('reads the words of a page without its scripts', () => {
  expect(textOfHtml('<body><h1>A &lt;b&gt;</h1><script>"A <i>"</script></body>')).toBe('A <b>');
});
