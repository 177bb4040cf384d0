import { isEmptyRichText, readRichText } from "../base/rich-text.rules.ts";
import type { RichText } from "../base/rich-text.types.ts";
import { hasPassed } from "../base/time.rules.ts";
import type {
  ByLanguage,
  CampaignBlock,
  CampaignCheck,
  CampaignInput,
  CampaignStatus,
  EmailCampaign,
} from "./campaigns.types.ts";

/** What can be filled in for each reader; `first_name` is made of their whole name. */
export const campaignFields = [
  "first_name",
  "full_name",
  "household",
  "group",
  "event",
  "place",
] as const;

/** What is written of a campaign, without where it stands. */
export function inputOf(campaign: EmailCampaign): CampaignInput {
  const { name, question, language, subjects, previews, blocks, timing, countsOpens } = campaign;
  return { name, question, language, subjects, previews, blocks, timing, countsOpens };
}

/** The languages that are begun, the usual one first. */
export const languagesOf = ({
  language,
  subjects,
}: Pick<CampaignInput, "language" | "subjects">): string[] => [
  ...Object.keys(subjects).filter((tag) => tag === language),
  ...Object.keys(subjects).filter((tag) => tag !== language),
];

/** In which of its languages somebody reads it: in their own, or in its usual one. */
export const languageFor = (
  { language, subjects }: Pick<CampaignInput, "language" | "subjects">,
  locale: string,
): string => {
  const own = locale.toLowerCase().split("-")[0] ?? "";
  return own in subjects ? own : language;
};

/** How many pieces are not written yet in a language that is begun, its subject among them. */
export function gapsIn(
  { subjects, blocks }: Pick<CampaignInput, "subjects" | "blocks">,
  language: string,
): number {
  const subject = (subjects[language] ?? "").trim() === "" ? 1 : 0;
  return subject + blocks.filter((block) => isMissing(block, language)).length;
}

const without = <Value>(texts: ByLanguage<Value>, language: string): ByLanguage<Value> =>
  Object.fromEntries(Object.entries(texts).filter(([tag]) => tag !== language));

/**
 * A campaign without one of its languages, whose readers get the usual one then. Where that was the
 * usual one, the next takes its place. The last language stays.
 */
export function withoutLanguage(campaign: CampaignInput, language: string): CampaignInput {
  const subjects = without(campaign.subjects, language);
  const [next] = Object.keys(subjects);
  if (next === undefined) return campaign;
  return {
    ...campaign,
    language: campaign.language === language ? next : campaign.language,
    subjects,
    previews: without(campaign.previews, language),
    blocks: campaign.blocks.map((block): CampaignBlock => {
      if (block.kind === "text") return { ...block, words: without(block.words, language) };
      if (block.kind === "button") return { ...block, labels: without(block.labels, language) };
      if (block.kind === "picture" && block.labels)
        return { ...block, labels: without(block.labels, language) };
      return block;
    }),
  };
}

/** Its words in a language as they stood before, over what stands now. */
const withBack = <Value>(
  now: ByLanguage<Value>,
  before: ByLanguage<Value> | undefined,
  language: string,
): ByLanguage<Value> => {
  const words = before?.[language];
  return words === undefined ? now : { ...now, [language]: words };
};

/** Puts a block that was taken away back behind those it stood behind, among what was written since. */
export function withBlockBack(
  now: readonly CampaignBlock[],
  before: readonly CampaignBlock[],
  block: CampaignBlock,
): CampaignBlock[] {
  if (now.some(({ id }) => id === block.id)) return [...now];
  const above = new Set(
    before
      .slice(
        0,
        before.findIndex(({ id }) => id === block.id),
      )
      .map(({ id }) => id),
  );
  return now.toSpliced(now.findLastIndex(({ id }) => above.has(id)) + 1, 0, block);
}

/** Takes back that a language was left out. What was written of the others since then stays. */
export function withLanguageBack(
  now: CampaignInput,
  before: CampaignInput,
  language: string,
): CampaignInput {
  const known = new Map(before.blocks.map((block) => [block.id, block]));
  return {
    ...now,
    language: before.language === language ? language : now.language,
    subjects: withBack(now.subjects, before.subjects, language),
    previews: withBack(now.previews, before.previews, language),
    blocks: now.blocks.map((block): CampaignBlock => {
      const was = known.get(block.id);
      if (block.kind === "text" && was?.kind === "text")
        return { ...block, words: withBack(block.words, was.words, language) };
      if (block.kind === "button" && was?.kind === "button")
        return { ...block, labels: withBack(block.labels, was.labels, language) };
      if (block.kind === "picture" && was?.kind === "picture" && was.labels)
        return { ...block, labels: withBack(block.labels ?? {}, was.labels, language) };
      return block;
    }),
  };
}

/** A block's words in one language; empty where they are not written. */
export function wordsIn(
  block: Extract<CampaignBlock, { kind: "text" }>,
  language: string,
): RichText {
  return readRichText(block.words[language]);
}

/** What is said of a picture in one language, for who does not see it. */
export function altIn(
  { labels, picture }: Extract<CampaignBlock, { kind: "picture" }>,
  language: string,
): string {
  return (labels?.[language] ?? "").trim() || (picture?.alt ?? "");
}

/** Whether a block still lacks something in a language; `private.campaign_gaps` counts the same. */
export function isMissing(block: CampaignBlock, language: string): boolean {
  if (block.kind === "text") return isEmptyRichText(wordsIn(block, language));
  if (block.kind === "picture") {
    return block.picture === null || altIn(block, language).trim() === "";
  }
  return block.kind === "button" && (block.labels[language] ?? "").trim() === "";
}

/** Whether nothing keeps a campaign from going; one that `mayWait` goes to those who are there then. */
export function isReady(check: CampaignCheck, mayWait = false): boolean {
  return (
    (mayWait || check.people > 0) &&
    check.deadLinks === 0 &&
    check.emptyFields.length === 0 &&
    check.languages.every(({ missing }) => missing === 0)
  );
}

/** For how many of its readers a wall time is past on their own clocks. */
export function passedFor({ clocks }: Pick<CampaignCheck, "clocks">, wall: string, nowMs: number) {
  return clocks
    .filter(({ timeZone }) => hasPassed(wall, timeZone, nowMs))
    .reduce((sum, { people }) => sum + people, 0);
}

/** Whether what it says can still be changed for somebody. */
export const isOpen = (status: CampaignStatus): boolean =>
  status !== "sent" && status !== "cancelled";

/** The blocks with one of them put to another place. */
export function moveBlock(
  blocks: readonly CampaignBlock[],
  id: string,
  to: number,
): CampaignBlock[] {
  const moved = blocks.find((block) => block.id === id);
  if (!moved) return [...blocks];
  const others = blocks.filter((block) => block !== moved);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, moved);
}
