import { previews } from "@jubilee/functions/jobs/find-job";
import { guestLanguages } from "@jubilee/functions/_shared/mails/languages";
import { withPictures } from "@jubilee/functions/_shared/mails/mail-page";
import { mailSample, type SampleKind, sampleKinds } from "@jubilee/functions/_shared/mails/sample";
import type { Mail } from "../backend.types.ts";
import { accountMailSamples } from "../front/auth/mail-samples.ts";
import { html } from "../pages/html.ts";
import { page } from "../pages/page.ts";

/** What the samples of mails lead to and are signed with. */
export interface SampleSetting {
  siteUrl: string;
  productName: string;
}

interface SeenMail {
  kind: string;
  title: string;
  when: string;
  languages: readonly string[];
  write(language: string, sample: SampleKind): Promise<Mail>;
}

/** Every kind of mail, of all areas and of the sign-in service. */
export function seenMails({ siteUrl, productName }: SampleSetting): SeenMail[] {
  const { to } = mailSample(siteUrl, "en-US");
  return [
    ...previews.map(({ kind, title, when, languages, write }) => ({
      kind,
      title,
      when,
      languages,
      write: async (language: string, sample: SampleKind) =>
        write({ siteUrl, productName }, mailSample(siteUrl, localeOf(language), sample)),
    })),
    ...accountMailSamples(siteUrl, productName, to).map(({ kind, title, mail }) => ({
      kind,
      title,
      when: "From the sign-in service.",
      languages: ["en"],
      write: async () => mail,
    })),
  ];
}

/** The samples are written as somebody in the United States writes English. */
const localeOf = (language: string) => (language === "en" ? "en-US" : language);

/** `/outbox/samples` and `/outbox/samples/<kind>`: what every mail looks like, with samples in it. */
export async function samplesPage(setting: SampleSetting, url: URL): Promise<Response | null> {
  const mails = seenMails(setting);
  const [, , , kind] = url.pathname.split("/");
  if (!kind) return listPage(mails);
  const at = mails.findIndex((one) => one.kind === kind);
  const mail = mails[at];
  if (!mail) return null;
  const sample = sampleKinds.find((one) => one === url.searchParams.get("sample")) ?? "usual";
  const language = mail.languages.find((one) => one === url.searchParams.get("in")) ?? "en";
  return samplePage(setting, mail, await mail.write(language, sample), {
    language,
    sample,
    next: mails[(at + 1) % mails.length]?.kind ?? kind,
  });
}

function listPage(mails: readonly SeenMail[]): Response {
  const items = mails.map(
    ({ kind, title, when, languages }) =>
      html`<li>
        <a class="item" href="/outbox/samples/${kind}"
          ><strong>${title}</strong
          ><span class="muted"
            >${languages.length === 1 ? "English" : `${languages.length} languages`}</span
          ><span class="muted">${when}</span></a
        >
      </li>`,
  );
  return page(
    "Every mail",
    html`<main class="wide">
      <p class="head"><a href="/outbox">All mails</a></p>
      <div class="stack">
        <h1>Every mail there is</h1>
        <p class="muted">Drawn as the real ones are, with samples in them. Nothing is sent.</p>
      </div>
      <ul class="list card">
        ${items}
      </ul>
    </main>`,
  );
}

interface Shown {
  language: string;
  sample: SampleKind;
  next: string;
}

function samplePage(
  { siteUrl }: SampleSetting,
  { kind, title, when, languages }: SeenMail,
  mail: Mail,
  { language, sample, next }: Shown,
): Response {
  const to = (other: string, inLanguage: string, as: string) =>
    `/outbox/samples/${other}?in=${inLanguage}&sample=${as}`;
  const choice = (label: string, href: string, isChosen: boolean) =>
    isChosen ? html`<strong>${label}</strong> ` : html`<a href="${href}">${label}</a> `;
  const inLanguages = languages.length > 1 ? guestLanguages : [];
  const frame = (width: 600 | 390, time: "day" | "night") =>
    html`<figure class="look">
      <figcaption class="muted">${width} wide, by ${time}</figcaption>
      <iframe
        class="frame look-${width} ${time}"
        title="${width} wide, by ${time}"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcdoc="${atTime(framedMail(mail), time)}"
      ></iframe>
    </figure>`;
  return page(
    title,
    html`<main class="looks">
      <p class="head">
        <a href="/outbox/samples">Every mail</a> · <a href="${to(next, language, sample)}">Next</a>
      </p>
      <header class="stack">
        <h1>${title}</h1>
        <p class="muted">${when}</p>
        <p>${mail.subject}</p>
        <nav aria-label="Languages">
          ${inLanguages.map((one) => choice(one, to(kind, one, sample), one === language))}
        </nav>
        <nav aria-label="Samples">
          ${sampleKinds.map((one) => choice(one, to(kind, language, one), one === sample))}
        </nav>
      </header>
      <div class="look-row">${frame(600, "day")}${frame(390, "day")}</div>
      <div class="look-row">${frame(600, "night")}${frame(390, "night")}</div>
      <details class="card">
        <summary>As plain text</summary>
        <div class="pad"><pre>${mail.text}</pre></div>
      </details>
    </main>`,
    { showsMailsOf: siteUrl },
  );
}

/** The html part with its pictures inside and its links opening elsewhere. */
export function framedMail(mail: Mail): string {
  return withPictures(mail).replace("<head>", '<head><base target="_blank">');
}

/** The mail as a device by day or by night has it, whatever this one follows. */
function atTime(html: string, time: "day" | "night"): string {
  return html.replaceAll("(prefers-color-scheme:dark)", time === "night" ? "all" : "not all");
}
