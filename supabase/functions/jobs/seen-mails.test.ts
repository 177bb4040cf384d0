import { Parser } from "htmlparser2";
import { describe, expect, it } from "vitest";
import type { OutgoingMail } from "../_shared/deps.types.ts";
import { directionOf, type MailLanguage } from "../_shared/mails/languages.ts";
import { mailSample, sampleKinds } from "../_shared/mails/sample.ts";
import { previews } from "./find-job.ts";

const siteUrl = "https://jubilee.example";
const setting = { siteUrl, productName: "Jubilee" };
/** From here on Gmail shows only the beginning. */
const clippedAt = 102 * 1024;
const clock = /\b\d{1,2}:\d{2}\b/u;

interface Read {
  /** What is read, in pieces. */
  texts: string[];
  links: string[];
  /** What is loaded. */
  loads: string[];
  tags: Set<string>;
}

/** The html part as its reader has it, without what stands for inboxes and mail programs alone. */
function readHtml(html: string): Read {
  const read: Read = { texts: [], links: [], loads: [], tags: new Set() };
  let silent = 0;
  const open: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      read.tags.add(name);
      open.push(name);
      if (silent > 0 || name === "head" || attributes["style"]?.startsWith("display:none"))
        silent += 1;
      if (name === "a") read.links.push(attributes["href"] ?? "");
      for (const load of ["src", "srcset"]) {
        const address = attributes[load];
        if (address !== undefined) read.loads.push(address);
      }
    },
    ontext(text) {
      if (silent > 0) return;
      const told = text.split("·").map((part) => part.replaceAll(/[\s\u00a0]+/gu, " ").trim());
      read.texts.push(...told.filter((part) => part !== ""));
    },
    onclosetag() {
      open.pop();
      if (silent > 0) silent -= 1;
    },
  });
  parser.write(html);
  parser.end();
  return read;
}

const plain = (text: string) => text.replaceAll(/^> ?/gmu, "").replaceAll(/[\s\u00a0]+/gu, " ");

/** Every mail in every language that it is written in, with every sample. */
async function forms(kind: string) {
  const preview = previews.find((one) => one.kind === kind);
  if (!preview) throw new Error(`No mail ${kind}`);
  const each = preview.languages.flatMap((language) =>
    sampleKinds.map(async (sample) => {
      const locale = language === "en" ? "en-US" : language;
      const mail = await preview.write(setting, mailSample(siteUrl, locale, sample));
      return { name: `${kind} ${language} ${sample}`, language, mail, read: readHtml(mail.html) };
    }),
  );
  return Promise.all(each);
}

type Form = Awaited<ReturnType<typeof forms>>[number];

/** What of each form is wrong, by its name; nothing where all is right. */
const wrongIn = (list: readonly Form[], wrong: (form: Form) => readonly string[]) =>
  list.flatMap((form) => wrong(form).map((what) => `${form.name}: ${what}`));

describe.each(previews.map(({ kind }) => kind))("%s", (kind) => {
  it("is whole in each of its languages", async () => {
    const all = await forms(kind);
    expect(all.length).toBeGreaterThanOrEqual(sampleKinds.length);
    expect(
      wrongIn(all, ({ mail, language, read }) => [
        ...missingWords(mail),
        ...(mail.html.includes(`<html lang="${language}" dir="${directionOf(language)}">`)
          ? []
          : ["another language or direction"]),
        ...(read.texts.some((text) => text.includes(setting.productName)) ? [] : ["unsigned"]),
        ...strangersIn(read, language),
      ]),
    ).toEqual([]);
  });

  it("leads to our own pages alone, and loads nothing but our covers and what is attached", async () => {
    expect(
      wrongIn(await forms(kind), ({ mail, read }) => {
        const attached = new Set(
          mail.attachments?.map(({ contentId }) => `cid:${contentId ?? ""}`),
        );
        return [
          ...read.links.filter((link) => !/^https:\/\/(?:meet\.)?jubilee\.example\//.test(link)),
          ...read.loads.filter(
            (load) => !load.startsWith(`${siteUrl}/mail-cover/`) && !attached.has(load),
          ),
          ...["script", "link", "iframe", "form", "svg"].filter((tag) => read.tags.has(tag)),
          ...(/@import|url\(|@font-face/u.test(mail.html) ? ["loads by its styles"] : []),
        ];
      }),
    ).toEqual([]);
  });

  it("says in plain text all that the other part says, with the same links", async () => {
    expect(
      wrongIn(await forms(kind), ({ mail, read }) => {
        const text = plain(mail.text);
        return [...read.texts, ...read.links].filter((one) => !text.includes(one));
      }),
    ).toEqual([]);
  });

  it("is shown whole by Gmail, and names the zone of each clock", async () => {
    expect(
      wrongIn(await forms(kind), ({ mail }) => [
        ...(Buffer.byteLength(mail.html) < clippedAt ? [] : ["too large"]),
        ...[mail.subject, ...mail.text.split("\n")].filter(
          (line) => clock.test(line) && !line.includes("UTC"),
        ),
      ]),
    ).toEqual([]);
  });
});

/** Mails that come again without their reader having done something for each. */
const recurring = new Set([
  "announcement",
  "announcement-one-way",
  "announcement-corrected",
  "campaign",
  "invitation",
  "invitation-tickets",
  "reminder",
  "poll",
  "poll-anonymous",
  "poll-again",
  "message",
  "message-in-talk",
  "planner-news",
  "helper-due",
  "helper-said",
  "helper-moved",
]);

it.each(previews.map(({ kind }) => kind))(
  "%s names where one press takes its reader off, if it recurs and only then",
  async (kind) => {
    const byOnePress =
      /^https:\/\/jubilee\.example\/(?:invitation|my-messages|helping|notice-mails)\/sample\/mails(?:\?|$)/;
    expect(
      wrongIn(await forms(kind), ({ mail: { unsubscribe } }) =>
        byOnePress.test(unsubscribe ?? "") === recurring.has(kind) &&
        (unsubscribe !== undefined) === recurring.has(kind)
          ? []
          : [unsubscribe ?? "names none"],
      ),
    ).toEqual([]);
  },
);

function missingWords({ subject, text, html }: OutgoingMail): string[] {
  const hole = /undefined|NaN|\[object|\bnull\b/u;
  return [
    ...(subject.trim() === "" ? ["no subject"] : []),
    ...[subject, text, html].filter((part) => hole.test(part)).map(() => "a hole"),
  ];
}

/** English where a language is written in other letters: what somebody forgot to translate. */
function strangersIn({ texts }: Read, language: MailLanguage): string[] {
  if (!["ja", "zh", "ar"].includes(language)) return [];
  const english = /\b(?:you|your|the|this|is|are|was|for|with|and|it|to|of|at|in)\b/u;
  return texts.filter((text) => english.test(text.replaceAll(/\S*[@/]\S*/gu, "")));
}
