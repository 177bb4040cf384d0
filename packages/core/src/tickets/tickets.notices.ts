import type { NoticeSwitch } from "../account/notices.types.ts";

/** What planners are told of orders. */
export const notices = {
  order: {
    title: "Orders",
    help: "Somebody takes or buys tickets.",
    usual: "now",
    order: 20,
  },
  refund: {
    title: "Refunds",
    help: "Money went back to a buyer.",
    usual: "now",
    order: 30,
  },
} as const satisfies Record<string, NoticeSwitch>;
