import { planCheck } from "../../../event-kit/event/plan-check.rules.ts";
import type { EventTab } from "../../../event-kit/event/tab.types.ts";

declare module "../../../event-kit/event/tab.types.ts" {
  interface EventTabKeys {
    campaigns: true;
  }
}

export const tab: EventTab = {
  key: "campaigns",
  label: "Campaigns",
  order: 68,
  help: "email-campaigns",
  asks: "messages.send",
  live: ["email_campaigns"],
  behind: ({ plan }) => planCheck(plan, "e-mail campaigns", "pro"),
  screen: () => import("./CampaignsTab.tsx"),
};
