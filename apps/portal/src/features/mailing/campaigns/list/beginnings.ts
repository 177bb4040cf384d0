import type { CampaignBlock, CampaignInput } from "@jubilee/core/mailing/campaigns.types";

export type Beginning = "answers" | "news" | "letter";

const parts: Readonly<Record<Beginning, readonly ("text" | "event" | "answer")[]>> = {
  answers: ["text", "event", "answer"],
  news: ["text", "event"],
  letter: ["text"],
};

/** What a mail is put together of at first. */
export function firstBlocks(beginning: Beginning, language: string): CampaignBlock[] {
  return parts[beginning].map((kind): CampaignBlock => {
    const id = crypto.randomUUID();
    return kind === "text"
      ? { id, kind, words: { [language]: { version: 1, content: [] } } }
      : { id, kind };
  });
}

/** A campaign for everyone who was asked, with nothing written yet. */
export function firstCampaign(
  name: string,
  language: string,
  blocks: CampaignBlock[],
): CampaignInput {
  return {
    name,
    question: { match: "all", who: [{ kind: "everyone", values: [] }], without: [] },
    language,
    subjects: { [language]: "" },
    previews: {},
    blocks,
    timing: null,
    countsOpens: false,
  };
}
