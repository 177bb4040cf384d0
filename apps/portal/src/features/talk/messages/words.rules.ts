import { richTextPlain } from "@jubilee/core/base/rich-drawing.rules";
import { noRichText, readRichText, richTextOf } from "@jubilee/core/base/rich-text.rules";
import type { RichText } from "@jubilee/core/base/rich-text.types";
import type { ThreadMessage } from "@jubilee/core/talk/threads.types";

/** What is being written: plain words, or a text with form and its words. */
export interface Words {
  text: string;
  rich: RichText | null;
}

/** Words with form; the plain ones are what is looked at for emptiness and length. */
export const formed = (rich: RichText): Words => ({ text: richTextPlain(rich), rich });

const plain = (text: string): Words => ({ text, rich: null });

/** Nothing written yet. */
export const noWords = (hasForm: boolean): Words => (hasForm ? formed(noRichText) : plain(""));

/** A draft as it is kept on the device; of words without form nothing but them. */
export const draftOf = ({ text, rich }: Words): string =>
  rich && text !== "" ? JSON.stringify(rich) : text;

/** What such a draft was. One that was kept before there was form is its paragraphs. */
export function wordsOfDraft(kept: string, hasForm: boolean): Words {
  if (!hasForm) return plain(kept);
  try {
    const read = readRichText(JSON.parse(kept));
    if (read.content.length > 0) return formed(read);
  } catch {
    // No JSON: it was written as plain words.
  }
  return formed(richTextOf(kept));
}

/** What a message said, to be changed. */
export function wordsOf({ text, rich }: ThreadMessage, hasForm: boolean): Words {
  if (!hasForm) return plain(text);
  return formed(rich ? readRichText(rich) : richTextOf(text));
}

/** What is sent of them. */
export const sentOf = ({ text, rich }: Words): { text: string; rich?: object } => ({
  text: text.trim(),
  ...(rich ? { rich } : {}),
});
