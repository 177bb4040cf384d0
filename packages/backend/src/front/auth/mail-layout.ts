import type { Mail } from "../../backend.types.ts";

/** The parts of a plain message: sentences and at most one button. */
export interface MessageParts {
  to: string;
  subject: string;
  heading: string;
  paragraphs: string[];
  button?: { label: string; address: string };
  /** What to do if one did not ask for this. */
  closing: string;
}

/**
 * Renders a message as text and as simple HTML that every mail program shows alike.
 *
 * @param sender the name it is signed with
 */
export function renderMail(parts: MessageParts, sender: string): Mail {
  return {
    to: parts.to,
    subject: parts.subject,
    text: asText(parts, sender),
    html: asHtml(parts, sender),
  };
}

function asText(parts: MessageParts, sender: string): string {
  const lines = [parts.heading, ...parts.paragraphs];
  if (parts.button) lines.push(`${parts.button.label}:\n${parts.button.address}`);
  lines.push(parts.closing, sender);
  return `${lines.join("\n\n")}\n`;
}

function asHtml(parts: MessageParts, sender: string): string {
  const paragraphs = parts.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n");
  const button = parts.button
    ? `<p><a href="${escapeHtml(parts.button.address)}"><strong>${escapeHtml(parts.button.label)}</strong></a></p>
<p><small>If the link does not open, copy this address into your browser:<br>${escapeHtml(parts.button.address)}</small></p>`
    : "";
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(parts.subject)}</title></head>
<body>
<h1>${escapeHtml(parts.heading)}</h1>
${paragraphs}
${button}
<p>${escapeHtml(parts.closing)}</p>
<p>${escapeHtml(sender)}</p>
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
