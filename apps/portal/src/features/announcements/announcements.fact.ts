import { counted } from "@jubilee/core/base/words.rules";
import { href } from "../../app/routing/href.ts";
import type { FactTelling } from "../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "announcements",
  act: { label: "Announce", address: href("announcements.create") },
  words: ({ figures }) =>
    figures["sent"]
      ? {
          text: `${counted(figures["sent"], "announcement")}, read ${counted(figures["read"] ?? 0, "time")}`,
        }
      : null,
  next: "Tell everybody what matters, in their language",
  drawing: ({ series }) => ({ kind: "columns", values: series }),
  row: ({ id, count = 0 }) => ({
    address: href("announcements.details", { announcementId: id }),
    detail: `${counted(count, "person", "people")} read it`,
  }),
};
