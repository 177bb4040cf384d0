import type { CampaignBlock, CampaignInput } from "./campaigns.types.ts";

/** What a mail is for, which says what it is put together of at first. */
export type Beginning = "answers" | "news" | "letter";

const parts: Readonly<Record<Beginning, readonly ("text" | "event" | "answer")[]>> = {
  answers: ["text", "event", "answer"],
  news: ["text", "event"],
  letter: ["text"],
};

/** What a mail is put together of at first; each piece has an id of its own. */
export function firstBlocks(
  beginning: Beginning,
  language: string,
  newId: () => string,
): CampaignBlock[] {
  return parts[beginning].map((kind): CampaignBlock => {
    const id = newId();
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
