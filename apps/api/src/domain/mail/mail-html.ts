import { brand } from '@parinda/brand';
import { escapeHtml } from '@parinda/server-kit/escape-html';

const ink = '#102a2c';
const teal = '#0b5a62';
const paper = '#fbf9f4';
const line = '#d9d4c7';

const style = {
  body: `margin:0;padding:24px 12px;background:${paper};color:${ink};font:16px/1.5 Figtree,'Segoe UI',Arial,sans-serif`,
  card: `max-width:560px;margin:0 auto;background:#fff;border:1px solid ${line};border-radius:16px;overflow:hidden`,
  head: `padding:16px 24px;background:${teal};color:#fff;font-size:20px;font-weight:700`,
  text: 'padding:8px 24px 16px',
  paragraph: 'margin:16px 0',
  table: 'width:100%;margin:16px 0;border-collapse:collapse',
  label: `padding:6px 12px 6px 0;border-bottom:1px solid ${line};text-align:left;font-weight:400`,
  value: `padding:6px 0;border-bottom:1px solid ${line};text-align:right;font-weight:700`,
  foot: `max-width:560px;margin:16px auto 0;padding:0 24px;color:#4d6163;font-size:13px`,
};

/** A line 'name: value'; the value has no colon followed by a space. */
const fact = /^(.+): ([^\n]+)$/;
/** An address of a page, without the punctuation after it, or of a mailbox. */
const addresses = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

function link(address: string): string {
  const href = address.startsWith('http') ? address : `mailto:${address}`;
  return `<a href="${escapeHtml(href)}" style="color:${teal}">${escapeHtml(address)}</a>`;
}

const linked = (text: string): string =>
  text
    .split(addresses)
    .map((part, index) => (index % 2 ? link(part) : escapeHtml(part)))
    .join('');

function row(text: string): string {
  const [, label = '', value = ''] = fact.exec(text) ?? [];
  return `<tr><th scope="row" style="${style.label}">${linked(label)}</th><td style="${style.value}">${linked(value)}</td></tr>`;
}

function block(paragraph: string): string {
  const lines = paragraph.split('\n');
  return lines.length > 1 && lines.every((one) => fact.test(one))
    ? `<table style="${style.table}">${lines.map(row).join('')}</table>`
    : `<p style="${style.paragraph}">${lines.map(linked).join('<br>')}</p>`;
}

/**
 * Returns the HTML part of a mail, made of its text, so that both parts say the same. Paragraphs
 * are divided by empty lines; a paragraph of lines 'name: value' becomes a table. It loads nothing.
 */
export function mailHtml({ subject, text }: { subject: string; text: string }): string {
  const blocks = text
    .trim()
    .split(/\n{2,}/)
    .map(block)
    .join('\n');
  const foot = [brand.legalName, ...brand.registeredAddress].map(escapeHtml).join(', ');
  return `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="${style.body}">
<div style="${style.card}">
<div style="${style.head}">${escapeHtml(brand.name)}</div>
<div style="${style.text}">
${blocks}
</div>
</div>
<p style="${style.foot}">${foot}<br>${linked(brand.email)}</p>
</body>
</html>
`;
}
