import { isPlanType, planNames } from "@jubilee/core/account/access.rules";
import type { Deps } from "../_shared/deps.types.ts";
import { isFields, textOf, type Fields } from "../_shared/fields.ts";
import { headerLine } from "../_shared/mails/escape.ts";
import { firstName } from "@jubilee/core/base/names.rules";
import type { MailContent } from "../_shared/mails/mails.types.ts";
import { drawn } from "../_shared/mails/order-mails.ts";
import { housePalette } from "../_shared/mails/palette.ts";
import { priceText } from "../_shared/price-text.ts";

interface Words {
  subject: string;
  headline: string;
  paragraphs: string[];
  action: string;
}

/** Tells by mail of what happened to a plan without its owner: renewals, failed payments, its end. */
export async function sendPlanNotice(deps: Deps, jobId: string): Promise<void> {
  const source = await deps.callSql("get_plan_notice", { job_id: jobId });
  if (!isFields(source) || typeof source["to"] !== "string") return;
  const detail = isFields(source["detail"]) ? source["detail"] : {};
  const words = wordsOf(textOf(source, "event"), detail);
  if (!words) return;
  const name = firstName(textOf(source, "name"));
  const content: MailContent = {
    subject: headerLine(words.subject),
    preview: words.paragraphs[0] ?? "",
    eyebrow: "Your plan",
    headline: name === "" ? words.headline : `${words.headline}, ${name}`,
    paragraphs: words.paragraphs,
    facts: [],
    tickets: [],
    amounts: [],
    action: { label: words.action, href: `${deps.siteUrl}/account` },
    links: [],
    footer: "You receive this because it concerns your own account; it cannot be switched off.",
    locale: "en",
    productName: deps.productName,
  };
  const { siteUrl, productName } = deps;
  const setting = { siteUrl, productName, palette: housePalette };
  await deps.mail.send(drawn(content, source["to"], setting, []));
}

const kept =
  "Nothing is deleted and nothing public breaks: your pages stay up, guests can answer and tickets on sale keep selling. What belongs to a higher plan can be looked at, but not changed.";

function wordsOf(event: string, detail: Fields): Words | null {
  const plan = isPlanType(detail["planType"]) ? planNames[detail["planType"]] : "Your plan";
  const sum = sumOf(detail);
  switch (event) {
    case "renewed":
    case "downgraded":
      return {
        subject: `${plan} renewed, invoice ${textOf(detail, "invoice")}`,
        headline: event === "renewed" ? "Another month" : `You are now on ${plan}`,
        paragraphs: [
          `${sum} was taken for a month of ${plan}. The invoice is in your account.`,
          ...(event === "downgraded" ? [kept] : []),
        ],
        action: "See the invoice",
      };
    case "payment_failed":
      return {
        subject: `The payment for ${plan} failed`,
        headline: "The payment did not go through",
        paragraphs: [
          `${sum} for a month of ${plan} could not be taken. Everything keeps working while we try again on ${dayOf(detail["tryAgainAt"])}.`,
          `If it is still unpaid on ${dayOf(detail["endsAt"])}, the plan ends. ${kept}`,
        ],
        action: "Pay now",
      };
    case "ended":
      return {
        subject: `${plan} has ended`,
        headline: "You are on the Free plan now",
        paragraphs: [kept],
        action: "See what you have",
      };
    case "trial_ended":
      return {
        subject: "Your trial is over",
        headline: "Your trial is over",
        paragraphs: ["You are on the Free plan again, and nothing was taken.", kept],
        action: "Choose a plan",
      };
    default:
      return null;
  }
}

function sumOf(detail: Fields): string {
  const { amountMinor, currency } = detail;
  return typeof amountMinor === "number" && typeof currency === "string"
    ? priceText(amountMinor, currency, "en")
    : "The price";
}

function dayOf(instant: unknown): string {
  const date = new Date(typeof instant === "string" ? instant : Number.NaN);
  return Number.isNaN(date.getTime())
    ? "another day"
    : date.toLocaleDateString("en", { day: "numeric", month: "long", timeZone: "UTC" });
}
