import type { PressedTarget } from "@jubilee/core/mailing/campaigns.types";

const answers: Readonly<Record<string, string>> = {
  "answer:yes": "Yes",
  "answer:maybe": "Maybe",
  "answer:no": "No",
};

/** What a link of a mail is called: its answer, what stands on its button in the campaign's usual language, or where it leads. */
export function targetName(
  { href, labels }: Pick<PressedTarget, "href" | "labels">,
  language: string,
): string {
  const label = labels?.[language] || Object.values(labels ?? {}).find((words) => words);
  return answers[href] ?? label ?? href.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
}
