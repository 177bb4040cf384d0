/** Every mail with hostile texts in its samples, as JSON: `node tests/support/hostile/mails.ts`. */
import { mailSample } from "@jubilee/functions/_shared/mails/sample";
import { previews } from "@jubilee/functions/jobs/find-job";
import { bites, bitten } from "./hostile-data.ts";

const siteUrl = "https://jubilee.example";
const vectors = bites(2000);
let turn = 0;
const next = (isAddress: boolean): string => {
  turn += 1;
  const number = turn % vectors.length;
  return isAddress ? `javascript:bitten(${number})` : (vectors[number] ?? "");
};

const mails: { name: string; html: string }[] = [];
for (const { kind, languages, write } of previews) {
  for (const language of languages) {
    const { locale, event, calendar, to, url, name, others, words } = mailSample(siteUrl, language);
    const mail = await write(
      { siteUrl, productName: "Jubilee" },
      {
        locale,
        to,
        url,
        name: next(false) || name,
        others: others.map(() => next(false)),
        words: `${next(false)} ${next(false)} ${words}`,
        event: bitten(event, next) as typeof event,
        calendar: bitten(calendar, next) as typeof calendar,
      },
    );
    mails.push({ name: `${kind} ${language}`, html: mail.html });
  }
}
process.stdout.write(JSON.stringify(mails));
