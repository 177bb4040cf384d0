import { joined } from "../base/words.rules.ts";
import type { HeldByArea } from "../people/held.types.ts";
import type { HeldThread } from "./threads.types.ts";

declare module "../people/held.types.ts" {
  interface HeldCopy {
    messages: {
      title: string;
      as: (name: string) => string;
      written: (count: number) => string;
      files: (count: number) => string;
    };
  }
}

/** The conversations somebody is in. */
export const held: HeldByArea<"messages"> = {
  name: "messages",
  order: 76,
  copy: {
    title: "Conversations",
    as: (name) => `as ${name}`,
    written: (count) => (count === 1 ? "1 message" : `${count} messages`),
    files: (count) => (count === 1 ? "1 file" : `${count} files`),
  },
  facts: ({ messages }, copy) =>
    messages.map(({ thread, name, written, files }: HeldThread) => ({
      term: thread ?? copy.title,
      detail: joined([
        name !== null && copy.as(name),
        copy.written(written),
        files > 0 && copy.files(files),
      ]),
    })),
};
