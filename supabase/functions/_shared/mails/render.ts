import { escapeHtml, safeHref } from "./escape.ts";
import type { MailContent, MailPalette, MailTicket } from "./mails.types.ts";

const serif = "Fraunces,Georgia,'Times New Roman',serif";
const sans = "'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** A mail's html part: tables and inline styles, which every mail program understands. */
export function renderHtml(mail: MailContent, palette: MailPalette): string {
  const rightToLeft = /^(?:ar|fa|he|ur)\b/i.test(mail.locale);
  const parts = [
    paragraphs(mail, palette),
    action(mail, palette),
    facts(mail, palette),
    tickets(mail.tickets, palette),
    amounts(mail, palette),
    links(mail, palette),
  ];
  return `<!doctype html>
<html lang="${escapeHtml(mail.locale)}" dir="${rightToLeft ? "rtl" : "ltr"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.subject)}</title>
<style>${darkStyles(palette)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${palette.page};color:${palette.text}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(mail.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:${palette.page}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="card" style="max-width:560px;background:${palette.surface};border:1px solid ${palette.line};border-radius:16px">
<tr><td class="bar" style="height:8px;line-height:8px;font-size:8px;background:${palette.accent};border-radius:16px 16px 0 0">&nbsp;</td></tr>
<tr><td style="padding:28px 28px 8px">
<p class="muted" style="margin:0 0 8px;font:600 14px/20px ${sans};color:${palette.muted}">${escapeHtml(mail.eyebrow)}</p>
<h1 class="text" style="margin:0;font:560 28px/34px ${serif};letter-spacing:-0.01em;color:${palette.text}">${escapeHtml(mail.headline)}</h1>
</td></tr>
${parts.filter((part) => part !== "").join("\n")}
<tr><td style="padding:20px 28px 28px">
<p class="muted rule" style="margin:0;padding-top:16px;border-top:1px solid ${palette.line};font:400 12px/18px ${sans};color:${palette.muted}">${escapeHtml(mail.footer)}<br>${escapeHtml(`With ${mail.productName}`)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

/** The same for readers of plain text. */
export function renderText(mail: MailContent): string {
  const blocks = [
    mail.eyebrow,
    mail.headline,
    ...mail.paragraphs,
    mail.action ? `${mail.action.label}:\n${mail.action.href}` : "",
    mail.facts
      .map(({ label, value, href }) => `${label}: ${value}${href ? `\n${href}` : ""}`)
      .join("\n"),
    mail.tickets
      .map(({ typeName, holderName, number }) => `${number} · ${typeName} · ${holderName}`)
      .join("\n"),
    mail.amounts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    mail.links.map(({ label, href }) => `${label}:\n${href}`).join("\n\n"),
    `-- \n${mail.footer}\nWith ${mail.productName}`,
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function paragraphs(mail: MailContent, palette: MailPalette): string {
  if (mail.paragraphs.length === 0) return "";
  const lines = mail.paragraphs.map(
    (text) =>
      `<p class="text" style="margin:0 0 12px;font:400 16px/24px ${sans};color:${palette.text}">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`,
  );
  return `<tr><td style="padding:8px 28px 0">${lines.join("")}</td></tr>`;
}

function action(mail: MailContent, palette: MailPalette): string {
  if (!mail.action) return "";
  const { label, href } = mail.action;
  return `<tr><td style="padding:12px 28px 12px"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="button" style="border-radius:10px;background:${palette.accent}"><a class="button-text" href="${safeHref(href)}" style="display:inline-block;padding:13px 22px;font:600 16px/20px ${sans};color:${palette.onAccent};text-decoration:none">${escapeHtml(label)}</a></td></tr></table></td></tr>`;
}

function facts(mail: MailContent, palette: MailPalette): string {
  if (mail.facts.length === 0) return "";
  const rows = mail.facts.map(({ label, value, href }) => {
    const shown = escapeHtml(value).replaceAll("\n", "<br>");
    const content = href
      ? `<a class="link" href="${safeHref(href)}" style="color:${palette.accent}">${shown}</a>`
      : shown;
    return `<p class="muted" style="margin:0;font:400 14px/20px ${sans};color:${palette.muted}">${escapeHtml(label)}</p><p class="text" style="margin:0 0 12px;font:600 16px/24px ${sans};color:${palette.text}">${content}</p>`;
  });
  return `<tr><td style="padding:12px 28px 0">${rows.join("")}</td></tr>`;
}

function tickets(list: readonly MailTicket[], palette: MailPalette): string {
  if (list.length === 0) return "";
  const passes = list.map(
    ({ number, typeName, holderName, contentId }) =>
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="rule-box" style="margin:0 0 12px;border:1px solid ${palette.line};border-radius:12px"><tr><td width="136" style="padding:14px"><img src="cid:${escapeHtml(contentId)}" width="120" height="120" alt="${escapeHtml(`QR code ${number}`)}" style="display:block;border-radius:8px;background:#ffffff"></td><td style="padding:14px 14px 14px 0"><p class="text" style="margin:0;font:600 16px/22px ${sans};color:${palette.text}">${escapeHtml(holderName)}</p><p class="muted" style="margin:2px 0 8px;font:400 14px/20px ${sans};color:${palette.muted}">${escapeHtml(typeName)}</p><p class="text" style="margin:0;font:600 14px/20px ${sans};color:${palette.text}">${escapeHtml(number)}</p></td></tr></table>`,
  );
  return `<tr><td style="padding:12px 28px 0">${passes.join("")}</td></tr>`;
}

function amounts(mail: MailContent, palette: MailPalette): string {
  if (mail.amounts.length === 0) return "";
  const last = mail.amounts.length - 1;
  const rows = mail.amounts.map(({ label, value }, index) => {
    const weight = index === last ? 600 : 400;
    const line = index === last ? `border-top:1px solid ${palette.line};` : "";
    const cell = `${line}padding:6px 0;font:${weight} 16px/24px ${sans};color:${palette.text}`;
    return `<tr><td class="text rule" style="${cell}">${escapeHtml(label)}</td><td class="text rule" align="right" style="${cell};white-space:nowrap">${escapeHtml(value)}</td></tr>`;
  });
  return `<tr><td style="padding:8px 28px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join("")}</table></td></tr>`;
}

function links(mail: MailContent, palette: MailPalette): string {
  if (mail.links.length === 0) return "";
  const anchors = mail.links.map(
    ({ label, href }) =>
      `<a class="link" href="${safeHref(href)}" style="color:${palette.accent}">${escapeHtml(label)}</a>`,
  );
  return `<tr><td class="muted" style="padding:12px 28px 0;font:400 14px/24px ${sans};color:${palette.muted}">${anchors.join(" &nbsp;·&nbsp; ")}</td></tr>`;
}

function darkStyles({ dark }: MailPalette): string {
  return `@media (prefers-color-scheme:dark){.page{background:${dark.page}!important}.card{background:${dark.surface}!important;border-color:${dark.line}!important}.text{color:${dark.text}!important}.muted{color:${dark.muted}!important}.link{color:${dark.accent}!important}.bar,.button{background:${dark.accent}!important}.button-text{color:${dark.onAccent}!important}.rule{border-color:${dark.line}!important}.rule-box{border-color:${dark.line}!important}}`;
}
