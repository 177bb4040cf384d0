import { unknownMarks } from "@jubilee/core/base/reader-fields.rules";
import { counted } from "@jubilee/core/base/words.rules";
import type { CampaignCheck, CampaignInput } from "@jubilee/core/mailing/campaigns.types";
import { fieldLabel } from "../../../../page-kit/rich-text/fieldChoices.ts";
import { englishLanguageName } from "@jubilee/core/base/guest-languages.rules";

export interface CheckLine {
  text: string;
  isDone: boolean;
}

const named = (names: readonly string[], people: number): string => {
  const shown = names.slice(0, 3);
  const more = people - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
};

/**
 * What is looked at before a campaign goes, said in sentences: what is open first.
 *
 * @param lines its subjects and the lines beside them
 * @param isLate the time that it is meant for has passed, as the event stands
 */
export function checkLines(
  check: CampaignCheck,
  lines: Pick<CampaignInput, "subjects" | "previews">,
  isLate = false,
): CheckLine[] {
  const { people, zones, deadLinks, languages, emptyFields } = check;
  const gaps = languages.filter(({ missing }) => missing > 0);
  const written = [...Object.values(lines.subjects), ...Object.values(lines.previews)];
  const unknown = new Set(written.flatMap((line) => unknownMarks(line ?? "")));
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
    "Unsubscribing takes one press, in the mail and in mail programs",
  ];
  return [
    ...open.map((text) => ({ text, isDone: false })),
    ...done.map((text) => ({ text, isDone: true })),
  ];
}
