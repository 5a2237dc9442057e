import { htmlWithoutLinks, textWithoutLinks } from './without-links.js';

interface Detail {
  label: string;
  value: string;
  /** A shopper typed it: nothing in it becomes a link. */
  isTyped?: true;
}

export interface EmailLine {
  name: string;
  amount: string;
  /** Address of a picture, which adds nothing for whom does not see it: the name stands beside it. */
  image?: string;
}

/** The content of an email, which is rendered as HTML and as plain text. */
export interface EmailContent {
  subject: string;
  /** The first line, in large type. */
  heading: string;
  paragraphs: readonly string[];
  /** Lines of an order or invoice, already formatted. */
  lines?: readonly EmailLine[];
  /** What stands between the lines and the total, already formatted: subtotal, shipping, sales tax. */
  sums?: readonly { label: string; amount: string }[];
  total?: string;
  /** Small print below the lines, for example the order number. */
  details?: readonly Detail[];
  /** A text of the recipient that this email answers: nothing in it becomes a link. */
  quote?: { intro: string; text: string };
  action?: { label: string; url: string };
  /** The last paragraph. */
  closing?: string;
}

interface Sender {
  shopName: string;
  tagline: string;
  email: string;
}

const INK = '#1c1917';
const SOFT = '#57534e';
const PAPER = '#f6eee0';
const ACCENT = '#c2330f';
const FONT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${INK}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

function lineRows({ lines = [], sums = [], total }: EmailContent): string {
  const cell = `padding:10px 0;border-bottom:1px solid #ddd2bf;font-size:15px;color:${INK}`;
  const hasImages = lines.some(({ image }) => image !== undefined);
  const picture = ({ image }: EmailLine): string =>
    image ? `<img src="${escapeHtml(image)}" alt="" width="48" style="display:block;width:48px;height:auto">` : '';
  const rows = lines.map(
    (line) =>
      `<tr>${hasImages ? `<td width="60" style="${cell}">${picture(line)}</td>` : ''}<td style="${cell}">${escapeHtml(line.name)}</td><td align="right" style="${cell};white-space:nowrap">${escapeHtml(line.amount)}</td></tr>`,
  );
  const sumRow = (label: string, amount: string, style: string): string =>
    `<tr><td${hasImages ? ' colspan="2"' : ''} style="${style}">${escapeHtml(label)}</td><td align="right" style="${style};white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  rows.push(...sums.map(({ label, amount }) => sumRow(label, amount, `padding:10px 0 0;font-size:15px;color:${INK}`)));
  if (total) rows.push(sumRow('Total', total, 'padding:12px 0;font-size:17px;font-weight:bold'));
  return rows.length > 0
    ? `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:8px 0 16px">${rows.join('')}</table>`
    : '';
}

function detailRows({ details = [] }: EmailContent): string {
  return details
    .map((detail) => {
      const value = detail.isTyped ? htmlWithoutLinks(escapeHtml(detail.value)) : escapeHtml(detail.value);
      return `<p style="margin:0 0 10px;font-size:14px;line-height:1.5;color:${SOFT}">${escapeHtml(detail.label)}<br><strong style="color:${INK}">${value.replaceAll('\n', '<br>')}</strong></p>`;
    })
    .join('');
}

function quotation({ quote }: EmailContent): string {
  if (!quote) return '';
  const text = htmlWithoutLinks(escapeHtml(quote.text)).replaceAll('\n', '<br>');
  return `<p style="margin:24px 0 8px;font-size:14px;color:${SOFT}">${escapeHtml(quote.intro)}</p>
<blockquote style="margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid #ddd2bf;font-size:14px;line-height:1.5;color:${SOFT}">${text}</blockquote>`;
}

function button({ action }: EmailContent): string {
  if (!action) return '';
  const style = `display:inline-block;background:${ACCENT};color:#ffffff;text-decoration:none;font-weight:bold;font-size:16px;padding:14px 24px`;
  return `<p style="margin:24px 0 8px"><a href="${escapeHtml(action.url)}" style="${style}">${escapeHtml(action.label)}</a></p>`;
}

/** An HTML page that fits a phone and says everything without its images. */
export function renderHtml(content: EmailContent, sender: Sender): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;background:${PAPER};${FONT}"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#fffdf8;border-top:6px solid ${ACCENT}"><tr><td style="padding:28px 24px;word-break:break-word">
<p style="margin:0 0 24px;font-size:14px;font-weight:bold;letter-spacing:1.5px;text-transform:uppercase;color:${INK}">${escapeHtml(sender.shopName)}</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;color:${INK}">${escapeHtml(content.heading)}</h1>
${content.paragraphs.map(paragraph).join('\n')}
${lineRows(content)}${detailRows(content)}${quotation(content)}${button(content)}${content.closing ? paragraph(content.closing) : ''}
</td></tr></table>
<p style="max-width:560px;margin:16px auto 0;font-size:13px;line-height:1.5;color:${SOFT}">${escapeHtml(sender.tagline)}<br>Questions? Write to ${escapeHtml(sender.email)}.</p>
</td></tr></table></body></html>`;
}

const quotedLines = (text: string): string => textWithoutLinks(text).replaceAll(/^/gm, '> ');

/** The same content as plain text. */
export function renderText(content: EmailContent, sender: Sender): string {
  const lines = (content.lines ?? []).map((line) => `- ${line.name}: ${line.amount}`);
  const sums = (content.sums ?? []).map(({ label, amount }) => `${label}: ${amount}`);
  const details = (content.details ?? []).map(({ label, value, isTyped }) => {
    const lines = value.replaceAll('\n', ', ');
    return `${label}: ${isTyped ? textWithoutLinks(lines) : lines}`;
  });
  const blocks = [
    content.heading,
    ...content.paragraphs,
    [...lines, ...sums, ...(content.total ? [`Total: ${content.total}`] : [])].join('\n'),
    details.join('\n'),
    content.quote ? `${content.quote.intro}\n${quotedLines(content.quote.text)}` : '',
    content.action ? `${content.action.label}: ${content.action.url}` : '',
    content.closing ?? '',
    `${sender.shopName}\n${sender.tagline}\n${sender.email}`,
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}
