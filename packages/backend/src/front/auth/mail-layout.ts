import type { Mail } from "../../backend.types.ts";

/** The parts of a plain message: sentences, at most one button, at most one code. */
export interface MessageParts {
  to: string;
  subject: string;
  heading: string;
  paragraphs: string[];
  button?: { label: string; address: string };
  code?: string;
  /** What to do if one did not ask for this. */
  closing: string;
}

/** Renders a message as text and as simple HTML that every mail program shows alike. */
export function renderMail(parts: MessageParts): Mail {
  return { to: parts.to, subject: parts.subject, text: asText(parts), html: asHtml(parts) };
}

function asText(parts: MessageParts): string {
  const lines = [parts.heading, ...parts.paragraphs];
  if (parts.button) lines.push(`${parts.button.label}:\n${parts.button.address}`);
  if (parts.code) lines.push(`Or type this code: ${parts.code}`);
  lines.push(parts.closing, "Jubilee");
  return `${lines.join("\n\n")}\n`;
}

function asHtml(parts: MessageParts): string {
  const paragraphs = parts.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n");
  const button = parts.button
    ? `<p><a href="${escapeHtml(parts.button.address)}"><strong>${escapeHtml(parts.button.label)}</strong></a></p>
<p><small>If the link does not open, copy this address into your browser:<br>${escapeHtml(parts.button.address)}</small></p>`
    : "";
  const code = parts.code
    ? `<p>Or type this code: <strong>${escapeHtml(parts.code)}</strong></p>`
    : "";
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(parts.subject)}</title></head>
<body>
<h1>${escapeHtml(parts.heading)}</h1>
${paragraphs}
${button}
${code}
<p>${escapeHtml(parts.closing)}</p>
<p>Jubilee</p>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
