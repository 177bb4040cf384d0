import { counted } from "@jubilee/core/base/words.rules";
import { href } from "../../../app/routing/href.ts";
import type { FactTelling } from "../../../page-kit/fact.types.ts";

export const fact: FactTelling = {
  feature: "planning-network",
  act: { label: "See the network", address: href("network.planning") },
  words: ({ figures }) =>
    figures["checklists"]
      ? {
          text: `${counted(figures["checklists"], "shared checklist")}, ${figures["done"] ?? 0} of ${figures["items"] ?? 0} done`,
        }
      : null,
  next: "Share a checklist with somebody you plan with",
  row: ({ count = 0 }) => ({
    address: href("network.planning"),
    detail: count === 0 ? "All done" : `${count} open`,
  }),
};
