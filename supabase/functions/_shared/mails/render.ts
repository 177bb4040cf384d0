import type { MailSetting } from "./draw.ts";
import { escapeHtml } from "./escape.ts";
import { directionOf } from "./languages.ts";
import type { MailContent, MailCover, MailPalette } from "./mails.types.ts";
import { actionRow, asidesRow, codesRow, factsRow, linksRow, amountsRow } from "./render-parts.ts";
import { coverRow, footRow, headRow } from "./render-ends.ts";
import { penOf } from "./pen.ts";
import { letterRow, writtenRows } from "./render-written.ts";

/** What a mail wears. */
export interface MailLook {
  palette: MailPalette;
  cover: MailCover | null;
}

/** A mail's html part: tables and inline styles, which every mail program understands. */
export function renderHtml(mail: MailContent, look: MailLook, setting: MailSetting): string {
  const pen = penOf(mail.language, look.palette);
  const direction = directionOf(mail.language);
  const { palette } = look;
  const rows = [
    mail.written ? writtenRows(mail, pen, setting) : headRow(mail, pen),
    letterRow(mail, pen, setting),
    actionRow(mail, pen),
    asidesRow(mail, pen),
    codesRow(mail, pen),
    factsRow(mail, pen),
    amountsRow(mail, pen),
    linksRow(mail, pen),
  ];
  return `<!doctype html>
<html lang="${mail.language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(mail.subject)}</title>
<style>${styles(palette)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${palette.page};color:${palette.text}">
<div lang="${mail.language}" dir="${direction}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(mail.sentence)}${filling}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${direction}" class="page" bgcolor="${palette.page}" style="background:${palette.page}"><tr><td align="center">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${direction}" class="card" bgcolor="${palette.surface}" style="max-width:600px;background:${palette.surface}">
${coverRow(mail, look, pen, setting)}
<tr><td class="body" style="padding:32px 40px 36px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${direction}">
${rows.filter((row) => row !== "").join("\n")}
</table>
</td></tr>
</table>
${footRow(mail, pen, setting)}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>`;
}

/** Keeps inboxes from showing what comes after the sentence beside the subject. */
const filling = "&#847;&zwnj;&nbsp;".repeat(40);

function styles({ dark }: MailPalette): string {
  const phone = [
    ".body{padding:24px 20px 28px!important}",
    ".foot{padding:16px 20px 32px!important}",
    ".name{padding:20px 20px 0!important}",
    ".title{font-size:28px!important;line-height:32px!important}",
    ".title-rtl{font-size:28px!important;line-height:38px!important}",
    ".lead{font-size:16px!important;line-height:24px!important}",
    ".press{width:100%!important}",
    ".press a{display:block!important;text-align:center!important}",
    ".label{width:84px!important}",
    ".plate{width:144px!important}",
    ".plate img{width:112px!important;height:112px!important;padding:8px!important}",
  ];
  const night = [
    `.page{background:${dark.page}!important}`,
    `.card{background:${dark.surface}!important}`,
    `.text{color:${dark.text}!important}`,
    `.muted{color:${dark.muted}!important}`,
    `.link{color:${dark.accent}!important}`,
    `.press td{background:${dark.accent}!important}`,
    `.press-ground{background:${dark.accent}!important;color:${dark.onAccent}!important}`,
    `.press a{color:${dark.onAccent}!important}`,
    `.rule{border-color:${dark.line}!important}`,
    `.said{border-color:${dark.accent}!important}`,
  ];
  return [
    ":root{color-scheme:light dark;supported-color-schemes:light dark}",
    "body{-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}",
    "table{border-collapse:separate}",
    `@media (max-width:480px){${phone.join("")}}`,
    `@media (prefers-color-scheme:dark){${night.join("")}}`,
  ].join("");
}
