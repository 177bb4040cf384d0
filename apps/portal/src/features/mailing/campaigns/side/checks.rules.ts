import { unknownMarks } from "@jubilee/core/base/reader-fields.rules";
import { richTextPlain } from "@jubilee/core/base/rich-drawing.rules";
import { counted } from "@jubilee/core/base/words.rules";
import type { CampaignCheck, CampaignInput } from "@jubilee/core/mailing/campaigns.types";
import { fieldLabel } from "../../../../page-kit/rich-text/fieldChoices.ts";
import { englishLanguageName } from "@jubilee/core/base/guest-languages.rules";

/** What a campaign says in its own words. */
export type CampaignWords = Pick<CampaignInput, "language" | "subjects" | "previews" | "blocks">;

export interface CheckLine {
  text: string;
  isDone: boolean;
}

const list = new Intl.ListFormat("en");

const named = (names: readonly string[], people: number): string => {
  const shown = names.slice(0, 3);
  const more = people - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
};

/** All that a campaign says, in all of its languages. */
const writtenIn = ({ subjects, previews, blocks }: CampaignWords): string[] => [
  ...[...Object.values(subjects), ...Object.values(previews)].map((line) => line ?? ""),
  ...blocks.flatMap((block) => {
    if (block.kind === "button") return Object.values(block.labels).map((label) => label ?? "");
    if (block.kind !== "text") return [];
    return Object.values(block.words).map((words) => (words ? richTextPlain(words) : ""));
  }),
];

/**
 * What is looked at before a campaign goes, said in sentences: what is open first.
 *
 * @param words what it says
 * @param isLate the time that it is meant for has passed, as the event stands
 */
export function checkLines(
  check: CampaignCheck,
  words: CampaignWords,
  isLate = false,
): CheckLine[] {
  const { people, zones, deadLinks, languages, emptyFields, unwritten } = check;
  const gaps = languages.filter(({ missing }) => missing > 0);
  const unknown = new Set(writtenIn(words).flatMap(unknownMarks));
  const others = unwritten.reduce((sum, one) => sum + one.people, 0);
  const tongues = unwritten.map((one) => englishLanguageName(one.language));
  const open = [
    ...(isLate
      ? ["The time that it is meant for has passed: choose another one as you send it"]
      : []),
    ...(people === 0 ? ["It would reach nobody: choose other people"] : []),
    ...gaps.map(
      ({ language, missing }) =>
        `${englishLanguageName(language)}: ${counted(missing, "piece is", "pieces are")} not written yet: a subject, words, a button, or what is to be seen in a picture`,
    ),
    ...[...unknown].map((mark) => `“${mark}” is no field: everybody reads it as it stands`),
    ...(deadLinks > 0 ? [`${counted(deadLinks, "button leads", "buttons lead")} nowhere yet`] : []),
    ...emptyFields.map(
      ({ field, people: without, names }) =>
        `“${fieldLabel(field)}” stays empty for ${counted(without, "person", "people")} (${named(names, without)}): write what stands there instead`,
    ),
  ];
  const done = [
    ...(people > 0
      ? [
          `${counted(people, "person", "people")}, nobody twice${zones > 1 ? `, on ${zones} clocks` : ""}`,
        ]
      : []),
    ...(gaps.length === 0 ? ["Every language that is begun is written whole"] : []),
    ...(others > 0
      ? [
          `${counted(others, "reader", "readers")} of ${list.format(tongues)} ${others === 1 ? "gets" : "get"} it in ${englishLanguageName(words.language)}`,
        ]
      : []),
    "Unsubscribing takes one press, in the mail and in mail programs",
  ];
  return [
    ...open.map((text) => ({ text, isDone: false })),
    ...done.map((text) => ({ text, isDone: true })),
  ];
}
