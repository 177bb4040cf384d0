import { isPlanType, planNames } from "@jubilee/core/account/access.rules";
import { dayText } from "../../day-text.ts";
import type { OutgoingMail } from "../../deps.types.ts";
import { isFields, textOf, type Fields } from "../../fields.ts";
import { firstName } from "@jubilee/core/base/names.rules";
import { priceText } from "../../price-text.ts";
import { drawn, type MailSetting } from "../draw.ts";

interface Words {
  subject: string;
  headline: string;
  paragraphs: string[];
  action: string;
}

/** Answer of `get_plan_notice`. */
export type PlanMailSource = Fields;

/** What happened to a plan without its owner: a renewal, a failed payment, its end. */
export function planMail(
  source: PlanMailSource,
  to: string,
  setting: MailSetting,
): OutgoingMail | null {
  const detail = isFields(source["detail"]) ? source["detail"] : {};
  const words = wordsOf(textOf(source, "event"), detail);
  if (!words) return null;
  const name = firstName(textOf(source, "name"));
  const [sentence = "", ...asides] = words.paragraphs;
  return drawn(
    {
      language: "en",
      about: null,
      subject: words.subject,
      over: "Your plan",
      title: name === "" ? words.headline : `${words.headline}, ${name}`,
      sentence,
      action: { label: words.action, href: `${setting.siteUrl}/account` },
      asides,
      why: "You receive this because it concerns your own account; it cannot be switched off.",
    },
    to,
    setting,
  );
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
          `${sum} for a month of ${plan} could not be taken. Everything keeps working while we try again on ${dayText(detail["tryAgainAt"])}.`,
          `If it is still unpaid on ${dayText(detail["endsAt"])}, the plan ends. ${kept}`,
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
