import type { Handler, MailAttachment } from "../backend.types.ts";
import { isLoopback } from "../pages/loopback.ts";
import { type Html, html } from "../pages/html.ts";
import { page } from "../pages/page.ts";
import { framedMail, type SampleSetting, samplesPage } from "./outbox-samples.ts";
import type { Outbox, StoredMail } from "./outbox.ts";
import type { TakeMailEvent, TestMailEvent } from "./test-events.ts";

/**
 * `/outbox`, `/outbox/:id` and `/outbox/:id/attachments/:number`: the mails that were not really
 * sent; a mail's buttons say what became of it, in the place of a mail service; `/outbox/samples`: what every kind of mail looks like. For development and the demo; answers
 * on this machine only, to nobody else even exists.
 */
export function createOutboxPage(
  outbox: Outbox,
  setting: SampleSetting,
  takeEvent: TakeMailEvent,
): Handler {
  return async (request, context) => {
    if (!isLoopback(request, context)) return missing();
    const url = new URL(request.url);
    const [, , id, part, number] = url.pathname.split("/");
    if (!id) return listPage(await outbox.list());
    if (id === "samples") return (await samplesPage(setting, url)) ?? missing();
    const mail = await outbox.read(id);
    if (!mail) return missing();
    if (part === "became" && request.method === "POST") return become(mail, number, takeEvent);
    if (part === undefined) return mailPage(mail, setting, url.searchParams.get("became"));
    const attachment = mail.attachments?.[Number(number)];
    return part === "attachments" && attachment ? download(attachment) : missing();
  };
}

function listPage(mails: StoredMail[]): Response {
  const items = mails.map(
    (mail) =>
      html`<li>
        <a class="item" href="/outbox/${mail.id}"
          ><strong>${mail.subject}</strong><span class="muted">${when(mail.sentAt)}</span
          ><span class="muted">To ${mail.to}</span></a
        >
      </li>`,
  );
  const empty = html`<div class="card pad stack list">
    <h2>Nothing here yet</h2>
    <p class="muted">
      Sign up, answer an invitation or buy a ticket: the mail that would be sent appears here.
    </p>
  </div>`;
  return page(
    "Outbox",
    html`<main class="wide">
      <div class="stack">
        <span class="flag">Local outbox</span>
        <h1>Mails that stayed here</h1>
        <p class="muted">
          No mail server is set up, so mails are kept on this machine.
          <a href="/outbox/samples">Every mail there is</a>
        </p>
      </div>
      ${
        items.length === 0
          ? empty
          : html`<ul class="list card">
              ${items}
            </ul>`
      }
    </main>`,
  );
}

/** What a mail service would say of a mail, by a press; the browser comes back to the mail. */
async function become(
  mail: StoredMail,
  type: string | undefined,
  takeEvent: TakeMailEvent,
): Promise<Response> {
  const known = becoming.find((one) => one.type === type);
  if (!known) return missing();
  await takeEvent(known.type, mail);
  const location = `/outbox/${mail.id}?became=${known.type}`;
  return new Response(null, { status: 303, headers: { location } });
}

const becoming = [
  { type: "delivered", label: "Deliver", told: "It counts as delivered." },
  { type: "bounced", label: "Bounce", told: "The address gets no more mails: it does not exist." },
  { type: "complained", label: "Complain", told: "The address gets no more mails: it complained." },
] as const satisfies { type: TestMailEvent; label: string; told: string }[];

function mailPage(mail: StoredMail, { siteUrl }: SampleSetting, became: string | null): Response {
  const told = becoming.find(({ type }) => type === became)?.told;
  const attachments = mail.attachments ?? [];
  const files = attachments.flatMap(({ filename, contentId }, index) =>
    contentId ? [] : [html`<a href="/outbox/${mail.id}/attachments/${index}">${filename}</a> `],
  );
  return page(
    mail.subject,
    html`<main class="wide">
      <p class="head"><a href="/outbox">All mails</a></p>
      <article class="card">
        <header class="pad stack">
          <h1>${mail.subject}</h1>
          <dl class="facts">
            <dt>From</dt>
            <dd>${mail.from}</dd>
            <dt>To</dt>
            <dd>${mail.to}</dd>
            <dt>Sent</dt>
            <dd><time datetime="${mail.sentAt}">${when(mail.sentAt)}</time></dd>
            ${
              files.length > 0
                ? html`<dt>Attached</dt>
                    <dd>${files}</dd>`
                : null
            }
          </dl>
          ${
            mail.to.includes("@")
              ? html`<div class="acts">
                  ${becoming.map(
                    ({ type, label }) =>
                      html`<form method="post" action="/outbox/${mail.id}/became/${type}">
                        <button class="button">${label}</button>
                      </form>`,
                  )}
                </div>`
              : null
          }
          ${told ? html`<p role="status">${told}</p>` : null}
        </header>
        <hr class="rule" />
        ${mail.html === "" ? html`<div class="pad">${textOf(mail)}</div>` : looks(mail)}
      </article>
    </main>`,
    { showsMailsOf: siteUrl },
  );
}

/** A mail as it looks, with its plain text behind a fold. A text message is its text alone. */
function looks(mail: StoredMail): Html {
  return html`<iframe
      class="frame"
      title="The mail as it looks"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${framedMail(mail)}"
    ></iframe>
    <hr class="rule" />
    <details>
      <summary>As plain text</summary>
      <div class="pad">${textOf(mail)}</div>
    </details>`;
}

function textOf(mail: StoredMail): Html {
  return html`<pre>${mail.text}</pre>`;
}

function download({ filename, contentType, contentBase64 }: MailAttachment): Response {
  return new Response(Buffer.from(contentBase64, "base64"), {
    headers: {
      "content-type": contentType,
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
    },
  });
}

function missing(): Response {
  return page(
    "Not found",
    html`<main class="wide stack">
      <h1>Nothing here</h1>
      <p class="muted">This mail does not exist any more.</p>
      <p><a href="/outbox">All mails</a></p>
    </main>`,
    { status: 404 },
  );
}

function when(instant: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" }).format(
    new Date(instant),
  );
}
